extension View {
  /// Shows a sheet while a binding is true.
  ///
  /// What is behind a sheet is out of the reader's way, and not out of reach: its controls answer whoever
  /// sends their events by other means than the page. A sheet that asks for a password protects nothing
  /// that is there already: leave that out (`if`), disable it (`disabled(_:)`), or check in its handlers.
  ///
  /// - Parameters:
  ///   - isPresented: Set to false when the sheet is closed.
  ///   - onDismiss: Done once each time the sheet is gone.
  ///   - content: What is in the sheet, anew each time it opens.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss: onDismiss, content: content)
  }

  /// Shows a sheet while a binding holds an item. Another item shows another sheet.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item, onDismiss: onDismiss, content: content)
  }

  /// Covers the interface while a binding is true.
  ///
  /// What is covered has appeared and goes on: its tasks run. It is not evaluated, as nobody sees it, until
  /// the cover is closed, and then in the same turn; so `onChange` in it waits as long. Views that say
  /// what is seen, as the one this is written in, are evaluated all the same. A cover with
  /// `presentationBackground` or `presentationCornerRadius` may be seen through, and puts nothing off.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(
      .sheet,
      style: coverStyle,
      isPresented,
      onDismiss: onDismiss,
      content: { content().interactiveDismissDisabled() }
    )
  }

  /// Covers the interface while a binding holds an item. Another item shows another cover.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      .sheet,
      style: coverStyle,
      item,
      onDismiss: onDismiss,
      content: { content($0).interactiveDismissDisabled() }
    )
  }

  /// Shows a popover while a binding is true.
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(
      .popover,
      placement: arrowEdge.map { "\($0)" },
      isPresented,
      onDismiss: nil,
      content: content
    )
  }

  /// Shows a popover while a binding holds an item.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      .popover,
      placement: arrowEdge.map { "\($0)" },
      item,
      onDismiss: nil,
      content: content
    )
  }

  private func presenting<Content: View>(
    _ kind: ElementKind,
    style: String? = nil,
    placement: String? = nil,
    _ isPresented: Binding<Bool>,
    onDismiss: (() -> Void)?,
    content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind,
        style: style,
        placement: placement,
        identity: { isPresented.wrappedValue ? AnyHashable(true) : nil },
        dismiss: { isPresented.wrappedValue = false },
        onDismiss: onDismiss,
        presented: content
      )
    )
  }

  private func presenting<Item: Identifiable, Content: View>(
    _ kind: ElementKind,
    style: String? = nil,
    placement: String? = nil,
    _ item: Binding<Item?>,
    onDismiss: (() -> Void)?,
    content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind,
        style: style,
        placement: placement,
        identity: { item.wrappedValue.map { AnyHashable($0.id) } },
        dismiss: { item.wrappedValue = nil },
        onDismiss: onDismiss,
        presented: { item.wrappedValue.map(content) }
      )
    )
  }
}
