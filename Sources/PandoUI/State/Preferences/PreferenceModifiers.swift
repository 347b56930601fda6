/// Sets or transforms a preference.
struct PreferenceWriter<Key: PreferenceKey>: ViewModifier {
  typealias Body = Never

  let value: Key.Value?
  let transform: ((inout Key.Value) -> Void)?

  @_documentation(visibility: internal)
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    parent: GraphNode
  ) -> Node<ModifiedContent<Modified, Self>> {
    PreferenceWriterNode(view, parent: parent)
  }
}

final class PreferenceWriterNode<Content: View, Key: PreferenceKey>: Node<
  ModifiedContent<Content, PreferenceWriter<Key>>
>
{
  private var modifier: PreferenceWriter<Key>
  private var child: Node<Content>!

  init(_ view: ModifiedContent<Content, PreferenceWriter<Key>>, parent: GraphNode) {
    modifier = view.modifier
    super.init(parent: parent)
    notePreferences()
    preferenceWritersChanged()
    child = Content._makeNode(view.content, parent: self)
  }

  override func update(_ view: ModifiedContent<Content, PreferenceWriter<Key>>) {
    let old = modifier
    modifier = view.modifier
    if modifier.transform != nil || !isSame(old.value, modifier.value) {
      preferenceWritersChanged()
    }
    child.update(view.content)
  }

  private func isSame(_ lhs: Key.Value?, _ rhs: Key.Value?) -> Bool {
    switch (lhs, rhs) {
    case (let lhs?, let rhs?): Comparison.areSame(lhs, rhs)
    case (nil, nil): true
    default: false
    }
  }

  override func collectPreference(_ collector: PreferenceCollector) {
    guard let collector = collector as? TypedPreferenceCollector<Key> else {
      return super.collectPreference(collector)
    }
    if let value = modifier.value {
      // The value of a view replaces the values of the views inside.
      collector.add(value)
    } else if let transform = modifier.transform {
      let inner = TypedPreferenceCollector<Key>.collected(from: self)
      if inner.isPending { collector.isPending = true }
      var value = inner.value ?? Key.defaultValue
      transform(&value)
      collector.add(value)
    }
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }
}

/// Reads a preference of its content.
struct PreferenceReader<Key: PreferenceKey>: ViewModifier {
  typealias Body = Never

  let action: (Key.Value) -> Void

  @_documentation(visibility: internal)
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    parent: GraphNode
  ) -> Node<ModifiedContent<Modified, Self>> {
    PreferenceReaderNode(view, parent: parent)
  }
}

final class PreferenceReaderNode<Content: View, Key: PreferenceKey>: Node<
  ModifiedContent<Content, PreferenceReader<Key>>
>
{
  private var modifier: PreferenceReader<Key>
  private var child: Node<Content>!
  private var last: Key.Value?

  init(_ view: ModifiedContent<Content, PreferenceReader<Key>>, parent: GraphNode) {
    modifier = view.modifier
    super.init(parent: parent)
    child = Content._makeNode(view.content, parent: self)
    graph.readPreferencesLater(self)
  }

  override var readsPreferences: Bool { true }

  override func update(_ view: ModifiedContent<Content, PreferenceReader<Key>>) {
    modifier = view.modifier
    child.update(view.content)
  }

  override func preferencesChanged() {
    let collected = TypedPreferenceCollector<Key>.collected(from: self)
    // While the size is a guess, the action would change what the browser is about to measure.
    guard !collected.isPending else { return }
    let value = collected.value ?? Key.defaultValue
    if let last, Comparison.areSame(last, value) { return }
    last = value
    let action = modifier.action
    graph.afterUpdate { action(value) }
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }
}

extension View {
  /// Sets a preference.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - value: The value, which replaces the values of the views inside.
  public func preference<K: PreferenceKey>(
    key: K.Type = K.self,
    value: K.Value
  ) -> some View {
    modifier(PreferenceWriter<K>(value: value, transform: nil))
  }

  /// Changes a preference that the views inside set.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - callback: Changes the value of the views inside, or the key's default, each time a reader
  ///     collects it.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self,
    _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceWriter<K>(value: nil, transform: callback))
  }

  /// Runs an action with the value of a preference of the views inside, at first and after each
  /// change.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - action: Called on the main actor in the flush of the change, after the views were
  ///     evaluated.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self,
    perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceReader<K>(action: action))
  }
}
