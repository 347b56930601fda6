/// A way to one case of an enum: makes a value of what it holds, and takes out of a value what it holds.
///
/// The macro `@CasePathable` makes one for each case. A generic function takes a ``CaseKeyPath``,
/// which reads better where it is called, and makes an `AnyCasePath` of it once with
/// `AnyCasePath(_:)`.
@dynamicMemberLookup
public struct AnyCasePath<Root, Value>: Sendable {
  @usableFromInline let embedValue: @Sendable (Value) -> Root
  @usableFromInline let extractValue: @Sendable (Root) -> Value?
  /// Calls a closure with what the case holds, and says whether it is this case. Where the types are known
  /// only at run time, an optional costs a look-up of its type.
  @usableFromInline let visitValue: @Sendable (Root, (Value) -> Void) -> Bool

  /// Makes a way from two functions that undo each other.
  ///
  /// - Parameters:
  ///   - embed: Makes the case.
  ///   - extract: Takes out what the case holds; nil for another case.
  @inlinable
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    embedValue = embed
    extractValue = extract
    // The initializer is inlined, so that this is compiled where the types are known.
    visitValue = { root, body in
      guard let value = extract(root) else { return false }
      body(value)
      return true
    }
  }

  /// What `@CasePathable` expands to: a case of an enum as a function is not known to be sendable.
  @_documentation(visibility: internal)
  @inlinable
  public static func _$embed(
    _ embed: @escaping (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) -> Self {
    // Unsafe because the macro passes a case, which captures nothing.
    nonisolated(unsafe) let embed = embed
    return Self(embed: { embed($0) }, extract: extract)
  }

  /// Makes the case that holds a value.
  ///
  /// - Parameter value: What the case holds.
  @inlinable
  public func embed(_ value: Value) -> Root { embedValue(value) }

  /// Takes out what a value holds, if it is this case.
  ///
  /// - Parameter root: A value of the enum.
  /// - Returns: What the case holds; nil for another case.
  @inlinable
  public func extract(from root: Root) -> Value? { extractValue(root) }

  /// Calls a closure with what a value holds, if it is this case, and returns whether it is. Who keeps the
  /// function instead of the path does not look up the type of the path for each call.
  package var visit: @Sendable (_ root: Root, _ body: (Value) -> Void) -> Bool { visitValue }

  /// ``embed(_:)``, as a function to keep.
  package var embedding: @Sendable (_ value: Value) -> Root { embedValue }
}

extension AnyCasePath where Root == Value {
  /// The way from a value to itself.
  public init() {
    self.init(embed: { $0 }, extract: { $0 })
  }
}

extension AnyCasePath where Value: CasePathable {
  /// The way on to a case of what this case holds.
  public subscript<AppendedValue>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, AppendedValue>>
  ) -> AnyCasePath<Root, AppendedValue> {
    appending(Value.allCasePaths[keyPath: keyPath])
  }
}

extension AnyCasePath {
  /// The way through this case and then `next`.
  package func appending<AppendedValue>(
    _ next: AnyCasePath<Value, AppendedValue>
  ) -> AnyCasePath<Root, AppendedValue> {
    AnyCasePath<Root, AppendedValue>(
      embed: { embed(next.embed($0)) },
      extract: { extract(from: $0).flatMap(next.extract(from:)) }
    )
  }
}

extension AnyCasePath: CustomDebugStringConvertible {
  /// The types that the path connects.
  public var debugDescription: String {
    "AnyCasePath<\(shortTypeName(Root.self)), \(shortTypeName(Value.self))>"
  }
}
