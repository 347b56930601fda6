extension View {
  /// Registers the destination of the values of a type with the enclosing stack.
  ///
  /// - Parameters:
  ///   - data: The type of the values.
  ///   - destination: Makes the screen of a value, when it is pushed and whenever its reads change.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }

  /// Pushes a view while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the screen is on the stack; set to false when the user goes back.
  ///   - destination: The screen; built at once.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> V
  ) -> some View {
    let view = destination()
    return modifier(
      PresentedDestinationModifier(
        identity: { isPresented.wrappedValue ? AnyHashable(true) : nil },
        content: { AnyView(view) },
        dismiss: { isPresented.wrappedValue = false }
      )
    )
  }

  /// Pushes a view while a binding holds an item.
  ///
  /// - Parameters:
  ///   - item: The item of the screen on the stack; set to nil when the user goes back.
  ///   - destination: Makes the screen of an item, when it is pushed and whenever its reads change.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      PresentedDestinationModifier(
        identity: { item.wrappedValue.map { AnyHashable($0) } },
        content: { item.wrappedValue.map { value in AnyView(Deferred { destination(value) }) } },
        dismiss: { item.wrappedValue = nil }
      )
    )
  }
}

/// Pushes a view while there is an identity.
struct PresentedDestinationModifier: AttachmentModifier {
  typealias Body = Never

  /// Reads the binding. Only the modifier calls it, and continues to do so while it is out of
  /// sight.
  let identity: () -> AnyHashable?
  let content: () -> AnyView?
  let dismiss: () -> Void

  /// The screen that was pushed.
  @MainActor
  final class Attachment {
    var id: AnyHashable?
    var entry: PresentedEntry?
    var dismiss: () -> Void = {}
    weak var model: NavigationModel?
    /// The node of the modifier, which the graph knows as a presenter while a screen is shown.
    weak var node: GraphNode?

    func noteShown() {
      if let node { node.graph.notePresenter(node, entry != nil, in: model?.table) }
    }
  }

  func makeAttachment(at node: GraphNode) -> Attachment { Attachment() }

  func update(_ attachment: Attachment, in environment: EnvironmentValues, at node: GraphNode) {
    attachment.dismiss = dismiss
    attachment.node = node
    attachment.model = environment.navigation
    let id = identity()
    guard id != attachment.id else {
      if let view = content() { attachment.entry?.update(view) }
      return
    }
    attachment.id = id
    let old = attachment.entry
    attachment.entry = nil
    if id != nil, let view = content() {
      let entry = PresentedEntry(content: .view(view))
      entry.onPop = { [weak attachment, weak entry] in
        guard let attachment, let entry, attachment.entry === entry else { return }
        attachment.entry = nil
        attachment.id = nil
        attachment.noteShown()
        attachment.dismiss()
      }
      attachment.entry = entry
    }
    attachment.noteShown()
    let new = attachment.entry
    node.graph.afterUpdate { [weak attachment] in
      guard let attachment else { return }
      if let old { attachment.model?.remove(old) }
      if let new, attachment.entry === new { attachment.model?.present(new) }
    }
  }

  func end(_ attachment: Attachment, at node: GraphNode) {
    guard let entry = attachment.entry else { return }
    attachment.entry = nil
    node.graph.notePresenter(node, false)
    let model = attachment.model
    node.graph.afterUpdate { model?.remove(entry) }
  }
}
