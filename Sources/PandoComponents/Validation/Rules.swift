import Foundation
import PandoUI

/// Something is there: text, elements, or a value at all.
public struct NonEmptyRule<Value>: ValidatorRule {
  private let isFilled: (Value) -> Bool

  /// There is at least one character or element.
  public init() where Value: Collection {
    isFilled = { !$0.isEmpty }
  }

  /// There is a value.
  @_disfavoredOverload
  public init<Wrapped>() where Value == Wrapped? {
    isFilled = { $0 != nil }
  }

  /// There is a value, with at least one character or element.
  public init<Wrapped: Collection>() where Value == Wrapped? {
    isFilled = { $0?.isEmpty == false }
  }

  /// Whether something is there.
  public func isValid(_ value: Value) -> Bool { isFilled(value) }
}

/// There are so many characters or elements.
public struct LengthRule<Value: Collection>: ValidatorRule {
  private let contains: (Int) -> Bool

  /// A length in a range: `LengthRule(in: 10...30)`, `LengthRule(in: 6...)`.
  public init(in range: some RangeExpression<Int>) {
    contains = { range.contains($0) }
  }

  /// Whether the length is in the range.
  public func isValid(_ value: Value) -> Bool { contains(value.count) }
}

/// The value is in a range.
public struct RangeRule<Value: Comparable>: ValidatorRule {
  private let contains: (Value) -> Bool

  /// A value in a range: `RangeRule(in: 18...)`.
  public init(in range: some RangeExpression<Value>) {
    contains = { range.contains($0) }
  }

  /// Whether the value is in the range.
  public func isValid(_ value: Value) -> Bool { contains(value) }
}

/// The value is this one.
public struct ConstantRule<Value: Equatable>: ValidatorRule {
  private let constant: Value

  /// A value that is valid, alone.
  public init(value: Value) { constant = value }

  /// Whether it is the value.
  public func isValid(_ value: Value) -> Bool { value == constant }
}

/// The value is one of several.
public struct OneOfRule<Value: Equatable>: ValidatorRule {
  private let values: [Value]

  /// The values that are valid.
  public init(_ values: [Value]) { self.values = values }

  /// The values that are valid.
  public init(_ values: Value...) { self.values = values }

  /// Whether it is one of them.
  public func isValid(_ value: Value) -> Bool { values.contains(value) }
}

/// The whole text matches a pattern.
public struct PatternRule: ValidatorRule {
  private let matches: (String) -> Bool

  /// Text that a regular expression matches from its beginning to its end.
  public init<Output>(_ pattern: Regex<Output>) {
    matches = { text in ((try? pattern.wholeMatch(in: text)) ?? nil) != nil }
  }

  /// Text that a regular expression matches from its beginning to its end. One that is none is reported,
  /// and no text matches it.
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

  /// Whether the text matches.
  public func isValid(_ value: String) -> Bool { matches(value) }
}

/// The text is an absolute address in the web, with a host.
public struct URLRule: ValidatorRule {
  private let schemes: Set<String>

  /// Addresses with one of these schemes.
  public init(schemes: Set<String> = ["http", "https"]) {
    self.schemes = Set(schemes.map { $0.lowercased() })
  }

  /// Whether it is such an address.
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

  /// The other field: `EqualityRule(with: ~\State.repeatedPassword)`.
  public init(with other: StateField<State, Value>) { self.other = other.path }

  /// The other field.
  public var fields: [PartialKeyPath<State>] { [other] }

  /// Whether both are equal.
  public func isValid(_ value: Value, in state: State) -> Bool { value == state[keyPath: other] }
}
