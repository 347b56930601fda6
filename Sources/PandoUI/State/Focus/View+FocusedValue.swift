/// Provides a value as long as its content exists.
struct FocusedValueModifier<Value>: AttachmentModifier {
  typealias Body = Never

  let isOfPage: Bool
  let value: Value?
  let set: (inout FocusedValues, Value?) -> Void

  func makeAttachment(at node: GraphNode) -> FocusedValueStore.Writer {
    node.graph.focusedValues.add(at: node, isOfPage: isOfPage)
  }

  func update(
    _ attachment: FocusedValueStore.Writer,
    in environment: EnvironmentValues,
    at node: GraphNode
  ) {
    let (value, set) = (value, set)
    node.graph.focusedValues.update(attachment, to: value, in: node.graph) { set(&$0, value) }
  }

  func end(_ attachment: FocusedValueStore.Writer, at node: GraphNode) {
    node.graph.focusedValues.remove(attachment, in: node.graph)
  }
}

extension View {
  /// Provides a value while the focus is in this view.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the value.
  ///   - value: The value.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> some View {
    focusedValue(keyPath, Optional(value))
  }

  /// Provides a value while the focus is in this view.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the value.
  ///   - value: The value; nil leaves that of a view around.
  @_disfavoredOverload
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View {
    modifier(
      FocusedValueModifier(isOfPage: false, value: value) { values, value in
        if let value { values[keyPath: keyPath] = value }
      }
    )
  }

  /// Provides an object while the focus is in this view.
  ///
  /// - Parameter object: The object; nil leaves that of a view around.
  public func focusedValue<T: AnyObject>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(isOfPage: false, value: object) { values, object in
        if let object { values[object: T.self] = object }
      }
    )
  }

  /// Provides a value wherever the focus is in the page, as long as this view is in it.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the value.
  ///   - value: The value.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> some View {
    focusedSceneValue(keyPath, Optional(value))
  }

  /// Provides a value wherever the focus is in the page, as long as this view is in it.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the value.
  ///   - value: The value; nil leaves that of another view.
  @_disfavoredOverload
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View {
    modifier(
      FocusedValueModifier(isOfPage: true, value: value) { values, value in
        if let value { values[keyPath: keyPath] = value }
      }
    )
  }

  /// Provides an object wherever the focus is in the page, as long as this view is in it.
  ///
  /// - Parameter object: The object; nil leaves that of another view.
  public func focusedSceneValue<T: AnyObject>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(isOfPage: true, value: object) { values, object in
        if let object { values[object: T.self] = object }
      }
    )
  }
}
