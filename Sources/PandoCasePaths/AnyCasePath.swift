/// A path to one case of an enum, which makes the case from its associated value, and extracts the
/// associated value from the enum.
///
/// The macro `@CasePathable` makes a path for each case. A generic function takes a
/// ``CaseKeyPath``, which reads better at the call, and converts it once with `AnyCasePath(_:)`.
@dynamicMemberLookup
public struct AnyCasePath<Root, Value>: Sendable {
  @usableFromInline let embedValue: @Sendable (Value) -> Root
  @usableFromInline let extractValue: @Sendable (Root) -> Value?
  /// Calls a closure with the associated value, and returns whether the value is this case. Where
  /// the types are known only at run time, a returned optional would cost a lookup of its type.
  @usableFromInline let visitValue: @Sendable (Root, (Value) -> Void) -> Bool

  /// Makes a path from two functions that are inverse to each other.
  ///
  /// - Parameters:
  ///   - embed: Makes the case.
  ///   - extract: Extracts the associated value; nil for another case.
  @inlinable
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    embedValue = embed
    extractValue = extract
    // The initializer is inlined, so that this closure is compiled where the types are known.
    visitValue = { root, body in
      guard let value = extract(root) else { return false }
      body(value)
      return true
    }
  }

  /// Makes a path for the expansion of `@CasePathable`, because the compiler does not consider an
  /// enum case as a function to be sendable.
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

  /// Makes the case from its associated value.
  ///
  /// - Parameter value: The associated value.
  @inlinable
  public func embed(_ value: Value) -> Root { embedValue(value) }

  /// Extracts the associated value, if a value is this case.
  ///
  /// - Parameter root: A value of the enum.
  /// - Returns: The associated value; nil for another case.
  @inlinable
  public func extract(from root: Root) -> Value? { extractValue(root) }

  /// Calls a closure with the associated value, if a value is this case, and returns whether it is.
  /// A caller that keeps this function instead of the path saves a lookup of the path's type at
  /// each call.
  package var visit: @Sendable (_ root: Root, _ body: (Value) -> Void) -> Bool { visitValue }

  /// ``embed(_:)`` as a function that callers can keep.
  package var embedding: @Sendable (_ value: Value) -> Root { embedValue }
}

extension AnyCasePath where Root == Value {
  /// The path from a value to itself.
  public init() {
    self.init(embed: { $0 }, extract: { $0 })
  }
}

extension AnyCasePath where Value: CasePathable {
  /// The path to a case of the associated value.
  public subscript<AppendedValue>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, AppendedValue>>
  ) -> AnyCasePath<Root, AppendedValue> {
    appending(Value.allCasePaths[keyPath: keyPath])
  }
}

extension AnyCasePath {
  /// The path through this case and then `next`.
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
