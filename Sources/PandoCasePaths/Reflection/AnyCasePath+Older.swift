// Spellings from before `@CasePathable`, for code that has them. Case key paths do the same.

/// A way to a case, by its older name.
public typealias CasePath = AnyCasePath

extension AnyCasePath {
  /// Makes a way to a case of an enum that has no macro; see `init(unsafe:)` of a function.
  ///
  /// - Parameter embed: The case, as a function.
  public init(_ embed: @escaping (Value) -> Root) { self.init(unsafe: embed) }

  /// Makes a way to a case of an enum that has no macro.
  ///
  /// - Parameter embed: The case, as a function.
  /// - Returns: The way.
  public static func `case`(_ embed: @escaping @Sendable (Value) -> Root) -> Self {
    Self(unsafe: embed)
  }

  /// The way through this case and then the next.
  ///
  /// - Parameter path: The next.
  /// - Returns: The way.
  public func appending<AppendedValue>(
    path: AnyCasePath<Value, AppendedValue>
  ) -> AnyCasePath<Root, AppendedValue> {
    appending(path)
  }

  /// Whether a value is the case, in a `switch`.
  ///
  /// - Parameters:
  ///   - pattern: The way to the case.
  ///   - value: The value.
  /// - Returns: Whether it is.
  public static func ~= (pattern: AnyCasePath, value: Root) -> Bool {
    pattern.extract(from: value) != nil
  }
}

extension AnyCasePath where Value == Void {
  /// Makes a way to a case that holds nothing, of an enum that has no macro.
  ///
  /// - Parameter root: The case.
  @_disfavoredOverload
  public init(_ root: @autoclosure () -> Root) { self.init(unsafe: root()) }

  /// Makes a way to a case that holds nothing, of an enum that has no macro.
  ///
  /// - Parameter root: The case.
  /// - Returns: The way.
  public static func `case`(_ root: @autoclosure () -> Root) -> Self { Self(unsafe: root()) }
}

extension AnyCasePath where Root == Value {
  /// The way from a value to itself.
  public static var `self`: Self { Self() }

  /// The way from a value to itself.
  ///
  /// - Parameter type: The type of the value.
  public init(_ type: Root.Type) { self.init() }
}

/// What is an optional.
@_documentation(visibility: internal)
public protocol _OptionalProtocol: SendableMetatype {
  /// What it may hold.
  associatedtype Wrapped
  /// The value as an optional.
  var optional: Wrapped? { get }
  /// Makes one that holds something.
  init(_ some: Wrapped)
}

extension Optional: _OptionalProtocol {
  /// The value as an optional.
  @_documentation(visibility: internal)
  public var optional: Wrapped? { self }
}

extension AnyCasePath where Root: _OptionalProtocol, Value == Root.Wrapped {
  /// The way to what an optional holds.
  public static var some: Self { Self(embed: { Root($0) }, extract: { $0.optional }) }
}

extension AnyCasePath where Root == Void {
  /// The way to a value that is always there.
  ///
  /// - Parameter value: The value.
  /// - Returns: The way.
  public static func constant(_ value: @autoclosure @escaping @Sendable () -> Value) -> Self {
    Self(embed: { _ in }, extract: { value() })
  }
}

extension AnyCasePath where Value == Never {
  /// The way to nothing.
  public static var never: Self {
    Self(embed: anything(of:), extract: { _ in nil })
  }
}

/// Anything at all: there is no value to call it with.
@Sendable
private func anything<Value>(of never: Never) -> Value {}

extension AnyCasePath where Value: RawRepresentable & SendableMetatype, Root == Value.RawValue {
  /// The way from a raw value to what it stands for.
  public static var rawValue: Self {
    Self(embed: { $0.rawValue }, extract: { Value(rawValue: $0) })
  }
}

extension AnyCasePath where Value: LosslessStringConvertible & SendableMetatype, Root == String {
  /// The way from text to what it describes.
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
  /// The way through a case and then the next.
  public static func .. <AppendedValue>(
    lhs: AnyCasePath,
    rhs: AnyCasePath<Value, AppendedValue>
  ) -> AnyCasePath<Root, AppendedValue> {
    lhs.appending(path: rhs)
  }

  /// The way through a case and then the next, which is a function.
  public static func .. <AppendedValue>(
    lhs: AnyCasePath,
    rhs: @escaping (AppendedValue) -> Value
  ) -> AnyCasePath<Root, AppendedValue> {
    lhs.appending(path: AnyCasePath<Value, AppendedValue>(unsafe: rhs))
  }
}

/// A function that takes out what a case in a case holds.
public func .. <Root, Value, AppendedValue>(
  lhs: @escaping (Root) -> Value?,
  rhs: @escaping (AppendedValue) -> Value
) -> (Root) -> AppendedValue? {
  let path = AnyCasePath<Value, AppendedValue>(unsafe: rhs)
  return { lhs($0).flatMap(path.extract(from:)) }
}

/// What a case holds, of an enum that has no macro.
///
/// - Parameters:
///   - embed: The case, as a function.
///   - root: A value of the enum.
/// - Returns: What it holds; nil for another case.
public func extract<Root, Value>(
  case embed: @escaping @Sendable (Value) -> Root,
  from root: Root
) -> Value? {
  AnyCasePath(unsafe: embed).extract(from: root)
}

/// What a case holds, of an enum that may be nil and has no macro.
///
/// - Parameters:
///   - embed: The case, as a function.
///   - root: A value of the enum.
/// - Returns: What it holds; nil for another case.
public func extract<Root, Value>(
  case embed: @escaping @Sendable (Value) -> Root?,
  from root: Root?
) -> Value? {
  AnyCasePath(unsafe: embed).extract(from: root)
}

/// A function that takes out what a case holds, of an enum that has no macro.
///
/// - Parameter embed: The case, as a function.
/// - Returns: The function.
public func extract<Root, Value>(
  _ embed: @escaping @Sendable (Value) -> Root
) -> (Root) -> Value? {
  AnyCasePath(unsafe: embed).extract(from:)
}

/// A function that takes out what a case holds, of an enum that may be nil and has no macro.
///
/// - Parameter embed: The case, as a function.
/// - Returns: The function.
public func extract<Root, Value>(
  _ embed: @escaping @Sendable (Value) -> Root?
) -> @Sendable (Root?) -> Value? {
  let path = AnyCasePath<Root?, Value>(unsafe: embed)
  return { path.extract(from: $0) }
}
