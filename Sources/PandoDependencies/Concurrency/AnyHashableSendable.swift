/// A hashable and sendable value of any type.
public struct AnyHashableSendable: Hashable, Sendable {
  /// The value.
  public let base: any Hashable & Sendable

  /// Wraps a value.
  ///
  /// - Parameter base: The value.
  public init(_ base: some Hashable & Sendable) {
    self.base = (base as? AnyHashableSendable)?.base ?? base
  }

  /// Wraps a value of unknown type.
  ///
  /// - Parameter base: The value.
  @_disfavoredOverload
  public init(_ base: any Hashable & Sendable) {
    func wrap(_ base: some Hashable & Sendable) -> Self { Self(base) }
    self = wrap(base)
  }

  /// Whether both values are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

extension AnyHashableSendable: CustomStringConvertible, CustomDebugStringConvertible {
  /// The text of the value.
  public var description: String { String(describing: base) }
  /// The text of the value for debuggers.
  public var debugDescription: String { String(reflecting: base) }
}

extension AnyHashableSendable: ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByStringLiteral
{
  /// Wraps a `Bool`.
  public init(booleanLiteral value: Bool) { self.init(value) }
  /// Wraps a `Double`.
  public init(floatLiteral value: Double) { self.init(value) }
  /// Wraps an `Int`.
  public init(integerLiteral value: Int) { self.init(value) }
  /// Wraps a `String`.
  public init(stringLiteral value: String) { self.init(value) }
}
