// SwiftUI's bindings to identifiable values are identifiable themselves. Here they are not, because a binding to a
// collection of such values would then match every initializer that takes a collection of identifiable elements. What
// takes an item has a form of its own for a binding.

/// A binding that is an item of a presentation.
private struct BoundItem<Value: Identifiable>: Identifiable {
  let binding: Binding<Value>

  var id: Value.ID { binding.id }

  static func items(_ item: Binding<Binding<Value>?>) -> Binding<BoundItem?> {
    Binding<BoundItem?>(
      location: MappedLocation(
        item.location,
        forward: { $0.map { BoundItem(binding: $0) } },
        backward: { .some($0?.binding) }
      )
    )
  }
}

extension View {
  /// Shows a sheet while a binding holds a binding to an item. Another item shows another sheet.
  ///
  /// - Parameters:
  ///   - item: The binding to the item of the sheet that is shown; set to nil when the user closes it.
  ///   - onDismiss: Called on the main actor after the sheet was closed, or replaced by another
  ///     item's.
  ///   - content: Makes the content for the item while the sheet is shown, and whenever its reads
  ///     change.
  public func sheet<Value: Identifiable, Content: View>(
    item: Binding<Binding<Value>?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) -> some View {
    sheet(item: BoundItem.items(item), onDismiss: onDismiss) { content($0.binding) }
  }

  /// Covers the interface while a binding holds a binding to an item. Another item shows another cover.
  ///
  /// - Parameters:
  ///   - item: The binding to the item of the cover that is shown; its content sets it to nil to close
  ///     the cover.
  ///   - onDismiss: Called on the main actor after the cover was closed, or replaced by another
  ///     item's.
  ///   - content: Makes the content for the item while the cover is shown, and whenever its reads
  ///     change.
  public func fullScreenCover<Value: Identifiable, Content: View>(
    item: Binding<Binding<Value>?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) -> some View {
    fullScreenCover(item: BoundItem.items(item), onDismiss: onDismiss) { content($0.binding) }
  }

  /// Shows a popover beside the view while a binding holds a binding to an item.
  ///
  /// - Parameters:
  ///   - item: The binding to the item of the popover that is shown; set to nil when the user closes it.
  ///   - attachmentAnchor: No effect here: a browser places the popover beside the whole view.
  ///   - arrowEdge: The edge of the view at which the popover is, if it has room there; nil for the
  ///     bottom. A narrow window shows a sheet instead.
  ///   - content: Makes the content for the item while the popover is shown, and whenever its reads
  ///     change.
  public func popover<Value: Identifiable, Content: View>(
    item: Binding<Binding<Value>?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) -> some View {
    popover(
      item: BoundItem.items(item),
      attachmentAnchor: attachmentAnchor,
      arrowEdge: arrowEdge
    ) {
      content($0.binding)
    }
  }
}
