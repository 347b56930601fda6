import PandoSharing

/// A value that belongs to one window. It lives as long as the window's interface, even if no view uses
/// it. Each window has its own value.
///
/// In a browser a window is a tab. The value survives a reload of the tab, for as long as the server
/// runs and keeps the session of the page before.
///
/// Properties with the same key in one window share one value.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let initialValue: Value
  private let key: String
  private var kept: PropertyStorage<Shared<Value>>?

  /// Makes a value under a key in the window.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value; that of the first property with this key counts.
  ///   - key: The key within the window. Properties with the same key and type share one value.
  public init(wrappedValue: Value, _ key: String) {
    initialValue = wrappedValue
    self.key = key
  }

  /// The value. Outside of a view it is the initial value and cannot be changed.
  public var wrappedValue: Value {
    get { kept?.value.wrappedValue ?? initialValue }
    nonmutating set {
      guard let kept else {
        reportMisuse(
          """
          The scene storage '\(key)' was changed before its view was part of an interface; the \
          change was left out.
          """
        )
        return
      }
      kept.value.wrappedValue = newValue
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    kept.map { Binding($0.value) } ?? .constant(initialValue)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Makes a value under a key in the window, or nil.
  ///
  /// - Parameter key: The key within the window. Properties with the same key and type share one
  ///   value.
  public init(_ key: String) {
    self.init(wrappedValue: nil, key)
  }
}

extension SceneStorage: LinkedProperty {
  package static var valueType: any Any.Type { Value.self }

  package static func link(
    _ field: UnsafeMutableRawPointer,
    previous: UnsafeMutableRawPointer?,
    in node: GraphNode
  ) {
    let property = at(field)
    if let kept = previous.flatMap({ at($0).pointee.kept }) {
      property.pointee.kept = kept
      return
    }
    let key = property.pointee.key
    switch node.graph.sceneStorage[key] {
    case let entry as SceneEntry<Value>:
      property.pointee.kept = entry.kept
    case let other?:
      reportMisuse(
        """
        \(node.name) uses the scene storage '\(key)' for a \(Value.self), and another view uses it \
        for something else (\(type(of: other))). Give one of them another key; until then this one \
        has a value of its own.
        """
      )
      fallthrough
    case nil:
      let initialValue = property.pointee.initialValue
      // Unsafe because the initial value of a view is handed over and not used again.
      nonisolated(unsafe) let value = initialValue
      let kept = PropertyStorage(Shared(value: value))
      property.pointee.kept = kept
      if node.graph.sceneStorage[key] == nil { node.graph.sceneStorage[key] = SceneEntry(kept) }
    }
  }

  package static func reads(_ field: UnsafeMutableRawPointer, _ source: ReadSource) -> Bool {
    guard let watch = (source as? PlaceSource)?.watch else { return false }
    return at(field).pointee.kept?.value.isWatched(by: watch) == true
  }
}
