import PandoUI

/// All values in an array are valid.
///
/// ```swift
/// ValidatorField(for: \State.guests) {
///   ArrayRule {
///     NonEmptyRule().errorMessage("Every guest has a name.")
///   }
/// }
/// ```
///
/// Each message of the inner rules is given once, for any number of values. A message of the array rule
/// replaces them.
public struct ArrayRule<State, Element> {
  let rules: [FieldRule<State, Element>]
  var message: String?

  /// The rules for each value.
  public init(@ValidatorRuleBuilder<State, Element> _ rules: () -> [FieldRule<State, Element>]) {
    self.rules = checks(rules(), in: "ArrayRule")
  }

  /// Sets the message for arrays that break the rule.
  public func errorMessage(_ message: String) -> Self {
    var copy = self
    copy.message = message
    return copy
  }

  func failure(of values: some Sequence<Element>, in state: State) -> [String]? {
    var messages: [String] = []
    var isValid = true
    for value in values {
      for rule in rules {
        guard let failure = rule.failure(of: value, in: state) else { continue }
        isValid = false
        if message == nil { messages += failure.filter { !messages.contains($0) } }
      }
    }
    return isValid ? nil : message.map { [$0] } ?? messages
  }
}

/// The value is nil or valid.
public struct OptionalRule<State, Wrapped> {
  let rules: [FieldRule<State, Wrapped>]

  /// The rules for a value that is not nil.
  public init(@ValidatorRuleBuilder<State, Wrapped> _ rules: () -> [FieldRule<State, Wrapped>]) {
    self.rules = checks(rules(), in: "OptionalRule")
  }

  func failure(of value: Wrapped?, in state: State) -> [String]? {
    guard let value else { return nil }
    let failures = rules.compactMap { $0.failure(of: value, in: state) }
    return failures.isEmpty ? nil : failures.flatMap { $0 }
  }
}

/// The rules that can check a part of a field. Others are reported and left out.
private func checks<State, Value>(
  _ rules: [FieldRule<State, Value>],
  in name: String
) -> [FieldRule<State, Value>] {
  rules.filter { rule in
    if case .check = rule.kind { return true }
    reportMisuse(
      """
      A 'TriggerRule' or an 'AsyncRule' in '\(name)' was left out: these are rules of a whole field. Put it \
      beside '\(name)'.
      """
    )
    return false
  }
}

/// A rule that is broken while its trigger is active, until the field changes: for errors that a server
/// reports, for instance.
///
/// ```swift
/// TriggerRule(tag: "taken").errorMessage("Somebody has this name.")
///
/// store.validation.account.activateTrigger(for: ~\State.name, tag: "taken")
/// ```
public struct TriggerRule {
  let tag: String
  var message: String?

  /// A trigger that is not active.
  ///
  /// - Parameter tag: The name by which the trigger is activated.
  public init(tag: String) { self.tag = tag }

  /// Sets the message while the trigger is active.
  public func errorMessage(_ message: String) -> Self {
    var copy = self
    copy.message = message
    return copy
  }
}

/// Checks a value asynchronously, by a server for instance.
///
/// ```swift
/// AsyncRule { name in try await client.isFree(name) }
///   .errorMessage("Somebody has this name.")
/// ```
///
/// The check begins when the field satisfies all synchronous rules and has not changed for `debounce`. A
/// change cancels the check. Until it answers, the field is not known to be valid: ``Validator/isValidating``
/// is true and ``Validator/isValid`` is false. If it throws, the text of the error is among
/// ``Validator/errors``.
public struct AsyncRule<Value> {
  let debounce: Duration
  let check: @MainActor (Value) async throws -> Bool
  var message: String?

  /// An asynchronous rule.
  ///
  /// - Parameters:
  ///   - debounce: How long the field has to stay unchanged before the check; of several rules the longest
  ///     time counts.
  ///   - check: Returns whether a value is valid. It is called on the main actor.
  public init(
    debounce: Duration = .milliseconds(300),
    _ check: @escaping @MainActor (Value) async throws -> Bool
  ) {
    self.debounce = debounce
    self.check = check
  }

  /// Sets the message for values that break the rule.
  public func errorMessage(_ message: String) -> Self {
    var copy = self
    copy.message = message
    return copy
  }
}
