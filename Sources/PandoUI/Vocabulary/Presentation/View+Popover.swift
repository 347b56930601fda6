extension View {
  /// Shows a popover beside the view while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the popover is shown; set to false when the user closes it.
  ///   - attachmentAnchor: No effect here: a browser places the popover beside the whole view.
  ///   - arrowEdge: The edge of the view at which the popover is, if it has room there; nil for the
  ///     bottom. A narrow window shows a sheet instead.
  ///   - content: Makes the content while the popover is shown, and whenever its reads change.
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PopoverModifier(
        edge: arrowEdge,
        identity: { isPresented.wrappedValue ? AnyHashable(true) : nil },
        dismiss: { isPresented.wrappedValue = false },
        presented: content
      )
    )
  }

  /// Shows a popover beside the view while a binding holds an item.
  ///
  /// - Parameters:
  ///   - item: The item of the popover that is shown; set to nil when the user closes it.
  ///   - attachmentAnchor: No effect here: a browser places the popover beside the whole view.
  ///   - arrowEdge: The edge of the view at which the popover is, if it has room there; nil for the
  ///     bottom. A narrow window shows a sheet instead.
  ///   - content: Makes the content for the item while the popover is shown, and whenever its reads
  ///     change.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PopoverModifier(
        edge: arrowEdge,
        identity: { item.wrappedValue.map { AnyHashable($0.id) } },
        dismiss: { item.wrappedValue = nil },
        presented: { item.wrappedValue.map(content) }
      )
    )
  }
}

/// Shows a popover, and names the view that it is placed beside.
struct PopoverModifier<Presented: View>: PresentingModifier {
  let edge: Edge?
  let identity: () -> AnyHashable?
  let dismiss: () -> Void
  let presented: () -> Presented

  @Namespace private var source

  func body(content: Content) -> some View {
    content
      .attribute(.popoverSource, source.attribute)
      .modifier(
        PresentationModifier(
          kind: .popover,
          placement: edge.map { "\($0)" },
          source: source,
          identity: identity,
          dismiss: dismiss,
          onDismiss: nil,
          presented: presented
        )
      )
  }
}

extension Namespace.ID {
  /// The identity as an attribute of a popover and of its view.
  var attribute: AttributeValue { .number(Double(number)) }
}
