extension View {
  /// Shows a sheet while a binding is true.
  ///
  /// Controls behind a sheet are out of the user's way, but not out of reach: they handle events that
  /// somebody sends by other means than the page. So a sheet that asks for a password does not protect
  /// existing content: omit that content (`if`), disable it (`disabled(_:)`), or check in its handlers.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is shown; set to false when the user closes it.
  ///   - onDismiss: Called on the main actor each time after the sheet was closed.
  ///   - content: Makes the content while the sheet is shown, and whenever its reads change.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss: onDismiss, content: content)
  }

  /// Shows a sheet while a binding holds an item. Another item shows another sheet.
  ///
  /// - Parameters:
  ///   - item: The item of the sheet that is shown; set to nil when the user closes it.
  ///   - onDismiss: Called on the main actor after the sheet was closed, or replaced by another
  ///     item's.
  ///   - content: Makes the content for the item while the sheet is shown, and whenever its reads
  ///     change.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item, onDismiss: onDismiss, content: content)
  }

  /// Covers the interface while a binding is true.
  ///
  /// Covered content stays in the interface, and its tasks continue. As nobody sees it, its evaluation
  /// waits until the cover is closed, and then happens in the same flush; its `onChange` actions wait as
  /// well. Views that determine what is visible, such as the one with this modifier, are still evaluated.
  /// A cover with `presentationBackground` or `presentationCornerRadius` may be transparent, and postpones
  /// no evaluations.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the cover is shown; its content sets it to false to close the cover.
  ///   - onDismiss: Called on the main actor each time after the cover was closed.
  ///   - content: Makes the content while the cover is shown, and whenever its reads change.
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
  ///
  /// - Parameters:
  ///   - item: The item of the cover that is shown; its content sets it to nil to close the cover.
  ///   - onDismiss: Called on the main actor after the cover was closed, or replaced by another
  ///     item's.
  ///   - content: Makes the content for the item while the cover is shown, and whenever its reads
  ///     change.
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

  private func presenting<Content: View>(
    _ kind: ElementKind,
    style: String? = nil,
    _ isPresented: Binding<Bool>,
    onDismiss: (() -> Void)?,
    content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind,
        style: style,
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
    _ item: Binding<Item?>,
    onDismiss: (() -> Void)?,
    content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind,
        style: style,
        identity: { item.wrappedValue.map { AnyHashable($0.id) } },
        dismiss: { item.wrappedValue = nil },
        onDismiss: onDismiss,
        presented: { item.wrappedValue.map(content) }
      )
    )
  }
}
