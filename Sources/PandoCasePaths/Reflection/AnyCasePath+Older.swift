// Spellings from before `@CasePathable`, for existing code. Case key paths do the same.

/// A path to a case, by its older name.
public typealias CasePath = AnyCasePath

extension AnyCasePath {
  /// Makes a path to a case of an enum without the macro; see `init(unsafe:)` with a function.
  ///
  /// - Parameter embed: The case, as a function.
  public init(_ embed: @escaping (Value) -> Root) { self.init(unsafe: embed) }

  /// Makes a path to a case of an enum without the macro.
  ///
  /// - Parameter embed: The case, as a function.
  /// - Returns: The path.
  public static func `case`(_ embed: @escaping @Sendable (Value) -> Root) -> Self {
    Self(unsafe: embed)
  }

  /// The path through this case and then the next.
  ///
  /// - Parameter path: The path to the next case.
  /// - Returns: The path.
  public func appending<AppendedValue>(
    path: AnyCasePath<Value, AppendedValue>
  ) -> AnyCasePath<Root, AppendedValue> {
    appending(path)
  }

  /// Whether a value is the case, for a `switch`.
  ///
  /// - Parameters:
  ///   - pattern: The path to the case.
  ///   - value: The value.
  /// - Returns: Whether the value is the case.
  public static func ~= (pattern: AnyCasePath, value: Root) -> Bool {
    pattern.extract(from: value) != nil
  }
}

extension AnyCasePath where Value == Void {
  /// Makes a path to a case without an associated value, of an enum without the macro.
  ///
  /// - Parameter root: The case.
  @_disfavoredOverload
  public init(_ root: @autoclosure () -> Root) { self.init(unsafe: root()) }

  /// Makes a path to a case without an associated value, of an enum without the macro.
  ///
  /// - Parameter root: The case.
  /// - Returns: The path.
  public static func `case`(_ root: @autoclosure () -> Root) -> Self { Self(unsafe: root()) }
}

extension AnyCasePath where Root == Value {
  /// The path from a value to itself.
  public static var `self`: Self { Self() }

  /// The path from a value to itself.
  ///
  /// - Parameter type: The type of the value.
  public init(_ type: Root.Type) { self.init() }
}

/// A type that is an optional.
@_documentation(visibility: internal)
public protocol _OptionalProtocol: SendableMetatype {
  /// The type of the wrapped value.
  associatedtype Wrapped
  /// The value as an optional.
  var optional: Wrapped? { get }
  /// Makes an optional with a value.
  init(_ some: Wrapped)
}

extension Optional: _OptionalProtocol {
  /// The value as an optional.
  @_documentation(visibility: internal)
  public var optional: Wrapped? { self }
}

extension AnyCasePath where Root: _OptionalProtocol, Value == Root.Wrapped {
  /// The path to the value of an optional.
  public static var some: Self { Self(embed: { Root($0) }, extract: { $0.optional }) }
}

extension AnyCasePath where Root == Void {
  /// The path to a value that always exists.
  ///
  /// - Parameter value: The value.
  /// - Returns: The path.
  public static func constant(_ value: @autoclosure @escaping @Sendable () -> Value) -> Self {
    Self(embed: { _ in }, extract: { value() })
  }
}

extension AnyCasePath where Value == Never {
  /// The path to nothing.
  public static var never: Self {
    Self(embed: anything(of:), extract: { _ in nil })
  }
}

/// A function to any type. It cannot be called, because `Never` has no values.
@Sendable
private func anything<Value>(of never: Never) -> Value {}

extension AnyCasePath where Value: RawRepresentable & SendableMetatype, Root == Value.RawValue {
  /// The path from a raw value to the value that it represents.
  public static var rawValue: Self {
    Self(embed: { $0.rawValue }, extract: { Value(rawValue: $0) })
  }
}

extension AnyCasePath where Value: LosslessStringConvertible & SendableMetatype, Root == String {
  /// The path from a text to the value that it describes.
  public static var description: Self {
    Self(embed: { $0.description }, extract: { Value($0) })
  }
}

extension AnyCasePath: CustomStringConvertible {
  /// The types that the path connects.
  public var description: String { debugDescription }
}

precedencegroup CasePathCompositionPrecedence {
  associativity: left
}

infix operator .. : CasePathCompositionPrecedence

extension AnyCasePath {
  /// The path through a case and then the next.
  public static func .. <AppendedValue>(
    lhs: AnyCasePath,
    rhs: AnyCasePath<Value, AppendedValue>
  ) -> AnyCasePath<Root, AppendedValue> {
    lhs.appending(path: rhs)
  }

  /// The path through a case and then the next, which is given as a function.
  public static func .. <AppendedValue>(
    lhs: AnyCasePath,
    rhs: @escaping (AppendedValue) -> Value
  ) -> AnyCasePath<Root, AppendedValue> {
    lhs.appending(path: AnyCasePath<Value, AppendedValue>(unsafe: rhs))
  }
}

/// A function that extracts the associated value of a case in a case.
public func .. <Root, Value, AppendedValue>(
  lhs: @escaping (Root) -> Value?,
  rhs: @escaping (AppendedValue) -> Value
) -> (Root) -> AppendedValue? {
  let path = AnyCasePath<Value, AppendedValue>(unsafe: rhs)
  return { lhs($0).flatMap(path.extract(from:)) }
}

/// The associated value of a case of an enum without the macro.
///
/// - Parameters:
///   - embed: The case, as a function.
///   - root: A value of the enum.
/// - Returns: The associated value; nil for another case.
public func extract<Root, Value>(
  case embed: @escaping @Sendable (Value) -> Root,
  from root: Root
) -> Value? {
  AnyCasePath(unsafe: embed).extract(from: root)
}

/// The associated value of a case of an optional enum without the macro.
///
/// - Parameters:
///   - embed: The case, as a function.
///   - root: A value of the enum.
/// - Returns: The associated value; nil for another case.
public func extract<Root, Value>(
  case embed: @escaping @Sendable (Value) -> Root?,
  from root: Root?
) -> Value? {
  AnyCasePath(unsafe: embed).extract(from: root)
}

/// A function that extracts the associated value of a case of an enum without the macro.
///
/// - Parameter embed: The case, as a function.
/// - Returns: The function.
public func extract<Root, Value>(
  _ embed: @escaping @Sendable (Value) -> Root
) -> (Root) -> Value? {
  AnyCasePath(unsafe: embed).extract(from:)
}

/// A function that extracts the associated value of a case of an optional enum without the macro.
///
/// - Parameter embed: The case, as a function.
/// - Returns: The function.
public func extract<Root, Value>(
  _ embed: @escaping @Sendable (Value) -> Root?
) -> @Sendable (Root?) -> Value? {
  let path = AnyCasePath<Root?, Value>(unsafe: embed)
  return { path.extract(from: $0) }
}
