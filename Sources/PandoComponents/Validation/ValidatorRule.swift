/// A condition that makes a value valid. Conform to the protocol to add a rule:
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

/// A condition that makes a value valid and reads other fields of the state too.
public protocol StateValidatorRule<State, Value> {
  /// The type of the state.
  associatedtype State
  /// The type of the values.
  associatedtype Value

  /// The other fields. The rule is checked again when one of them changes.
  var fields: [PartialKeyPath<State>] { get }

  /// Whether a value is valid.
  func isValid(_ value: Value, in state: State) -> Bool
}

/// A rule with the message for values that break it.
public struct MessageRule<Rule> {
  let rule: Rule
  let message: String
}

extension ValidatorRule {
  /// Sets the message for values that break the rule.
  public func errorMessage(_ message: String) -> MessageRule<Self> {
    MessageRule(rule: self, message: message)
  }
}

extension StateValidatorRule {
  /// Sets the message for values that break the rule.
  public func errorMessage(_ message: String) -> MessageRule<Self> {
    MessageRule(rule: self, message: message)
  }
}

/// A rule of a field, of any kind.
public struct FieldRule<State, Value> {
  enum Kind {
    /// Returns nil for a valid value, and else the messages.
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

  /// The messages for a value within the field; nil if the value is valid.
  func failure(of value: Value, in state: State) -> [String]? {
    if case .check(let check) = kind { check(value, state) } else { nil }
  }
}
