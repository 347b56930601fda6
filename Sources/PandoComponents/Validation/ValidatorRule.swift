/// What makes a value valid. Conform to it to add a rule:
///
/// ```swift
/// struct EvenRule: ValidatorRule {
///   func isValid(_ value: Int) -> Bool { value.isMultiple(of: 2) }
/// }
/// ```
public protocol ValidatorRule<Value> {
  /// The type of the values.
  associatedtype Value

  /// Whether a value is valid.
  func isValid(_ value: Value) -> Bool
}

/// What makes a value valid, of other fields too.
public protocol StateValidatorRule<State, Value> {
  /// The type of the state.
  associatedtype State
  /// The type of the values.
  associatedtype Value

  /// The other fields. The rule is followed again when one of them changes.
  var fields: [PartialKeyPath<State>] { get }

  /// Whether a value is valid.
  func isValid(_ value: Value, in state: State) -> Bool
}

/// A rule, and what to say of values that break it.
public struct MessageRule<Rule> {
  let rule: Rule
  let message: String
}

extension ValidatorRule {
  /// Says what is wrong with values that break the rule.
  public func errorMessage(_ message: String) -> MessageRule<Self> {
    MessageRule(rule: self, message: message)
  }
}

extension StateValidatorRule {
  /// Says what is wrong with values that break the rule.
  public func errorMessage(_ message: String) -> MessageRule<Self> {
    MessageRule(rule: self, message: message)
  }
}

/// A rule as a field follows it.
public struct FieldRule<State, Value> {
  enum Kind {
    /// Gives nil for a valid value, and else what is wrong.
    case check((Value, State) -> [String]?)
    case trigger(tag: String)
    case later(debounce: Duration, @MainActor (Value) async throws -> Bool)
  }

  let kind: Kind
  var message: String?
  var fields: [PartialKeyPath<State>] = []

  init(_ kind: Kind, message: String? = nil, fields: [PartialKeyPath<State>] = []) {
    (self.kind, self.message, self.fields) = (kind, message, fields)
  }

  init(
    message: String? = nil,
    fields: [PartialKeyPath<State>] = [],
    isValid: @escaping (Value, State) -> Bool
  ) {
    let failure = message.map { [$0] } ?? []
    self.init(.check { isValid($0, $1) ? nil : failure }, message: message, fields: fields)
  }

  /// What is wrong with a value in a collection of the field; nil if nothing is.
  func failure(of value: Value, in state: State) -> [String]? {
    if case .check(let check) = kind { check(value, state) } else { nil }
  }
}
