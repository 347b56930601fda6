import Foundation
import PandoUI

/// The value is neither empty nor nil.
public struct NonEmptyRule<Value>: ValidatorRule {
  private let isFilled: (Value) -> Bool

  /// Requires at least one character or element.
  public init() where Value: Collection {
    isFilled = { !$0.isEmpty }
  }

  /// Requires a value.
  @_disfavoredOverload
  public init<Wrapped>() where Value == Wrapped? {
    isFilled = { $0 != nil }
  }

  /// Requires a value with at least one character or element.
  public init<Wrapped: Collection>() where Value == Wrapped? {
    isFilled = { $0?.isEmpty == false }
  }

  /// Whether the value is neither empty nor nil.
  public func isValid(_ value: Value) -> Bool { isFilled(value) }
}

/// The number of characters or elements is in a range.
public struct LengthRule<Value: Collection>: ValidatorRule {
  private let contains: (Int) -> Bool

  /// Requires a length in a range: `LengthRule(in: 10...30)`, `LengthRule(in: 6...)`.
  public init(in range: some RangeExpression<Int>) {
    contains = { range.contains($0) }
  }

  /// Whether the length is in the range.
  public func isValid(_ value: Value) -> Bool { contains(value.count) }
}

/// The value is in a range.
public struct RangeRule<Value: Comparable>: ValidatorRule {
  private let contains: (Value) -> Bool

  /// Requires a value in a range: `RangeRule(in: 18...)`.
  public init(in range: some RangeExpression<Value>) {
    contains = { range.contains($0) }
  }

  /// Whether the value is in the range.
  public func isValid(_ value: Value) -> Bool { contains(value) }
}

/// The value equals a constant.
public struct ConstantRule<Value: Equatable>: ValidatorRule {
  private let constant: Value

  /// Takes the only valid value.
  public init(value: Value) { constant = value }

  /// Whether the value equals the constant.
  public func isValid(_ value: Value) -> Bool { value == constant }
}

/// The value is one of several.
public struct OneOfRule<Value: Equatable>: ValidatorRule {
  private let values: [Value]

  /// Takes the valid values.
  public init(_ values: [Value]) { self.values = values }

  /// Takes the valid values.
  public init(_ values: Value...) { self.values = values }

  /// Whether the value is one of them.
  public func isValid(_ value: Value) -> Bool { values.contains(value) }
}

/// The whole text matches a pattern.
public struct PatternRule: ValidatorRule {
  private let matches: (String) -> Bool

  /// Requires text that a regular expression matches from its beginning to its end.
  public init<Output>(_ pattern: Regex<Output>) {
    matches = { text in ((try? pattern.wholeMatch(in: text)) ?? nil) != nil }
  }

  /// Requires text that a regular expression matches from its beginning to its end. An invalid expression is
  /// reported, and no text matches it.
  public init(_ pattern: String) {
    let expression: Regex<AnyRegexOutput>?
    do {
      expression = try Regex(pattern)
    } catch {
      expression = nil
      reportMisuse(
        "The pattern \"\(pattern)\" of a rule is no regular expression: \(error) No text matches it."
      )
    }
    matches = { text in ((try? expression?.wholeMatch(in: text)) ?? nil) != nil }
  }

  /// Whether the whole text matches.
  public func isValid(_ value: String) -> Bool { matches(value) }
}

/// The text is an absolute URL with a host.
public struct URLRule: ValidatorRule {
  private let schemes: Set<String>

  /// Requires a URL with one of these schemes.
  public init(schemes: Set<String> = ["http", "https"]) {
    self.schemes = Set(schemes.map { $0.lowercased() })
  }

  /// Whether the text is such a URL.
  public func isValid(_ value: String) -> Bool {
    guard !value.contains(where: { $0.isWhitespace || $0.isNewline }),
      let parts = URLComponents(string: value),
      let scheme = parts.scheme?.lowercased(), schemes.contains(scheme),
      let host = parts.host, !host.isEmpty, !host.hasPrefix("."), !host.contains("..")
    else { return false }
    return parts.port.map { (1...65535).contains($0) } ?? true
  }
}

/// The value equals that of another field.
public struct EqualityRule<State, Value: Equatable>: StateValidatorRule {
  private let other: KeyPath<State, Value>

  /// Takes the other field: `EqualityRule(with: ~\State.repeatedPassword)`.
  public init(with other: StateField<State, Value>) { self.other = other.path }

  /// The other field.
  public var fields: [PartialKeyPath<State>] { [other] }

  /// Whether both are equal.
  public func isValid(_ value: Value, in state: State) -> Bool { value == state[keyPath: other] }
}
