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
/// What the rules in it say is said once, for however many values; a message of its own takes their place.
public struct ArrayRule<State, Element> {
  let rules: [FieldRule<State, Element>]
  var message: String?

  /// The rules for each value.
  public init(@ValidatorRuleBuilder<State, Element> _ rules: () -> [FieldRule<State, Element>]) {
    self.rules = checks(rules(), in: "ArrayRule")
  }

  /// Says what is wrong with arrays that break the rule.
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

/// There is no value, or a valid one.
public struct OptionalRule<State, Wrapped> {
  let rules: [FieldRule<State, Wrapped>]

  /// The rules for a value.
  public init(@ValidatorRuleBuilder<State, Wrapped> _ rules: () -> [FieldRule<State, Wrapped>]) {
    self.rules = checks(rules(), in: "OptionalRule")
  }

  func failure(of value: Wrapped?, in state: State) -> [String]? {
    guard let value else { return nil }
    let failures = rules.compactMap { $0.failure(of: value, in: state) }
    return failures.isEmpty ? nil : failures.flatMap { $0 }
  }
}

/// The rules that can be followed for a part of a field. The others are reported.
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

/// Something that is wrong with a field because somebody said so, and until the field changes: what a
/// server answered, for instance.
///
/// ```swift
/// TriggerRule(tag: "taken").errorMessage("Somebody has this name.")
///
/// store.validation.account.activateTrigger(for: ~\State.name, tag: "taken")
/// ```
public struct TriggerRule {
  let tag: String
  var message: String?

  /// A trigger.
  ///
  /// - Parameter tag: What it is activated by.
  public init(tag: String) { self.tag = tag }

  /// Says what is wrong while the trigger is active.
  public func errorMessage(_ message: String) -> Self {
    var copy = self
    copy.message = message
    return copy
  }
}

/// Asks somebody whether a value is valid, a server for instance.
///
/// ```swift
/// AsyncRule { name in try await client.isFree(name) }
///   .errorMessage("Somebody has this name.")
/// ```
///
/// It is asked when all rules that need no waiting are kept, when the field has not changed for a while,
/// and not any more when it does. Until there is an answer the field is not known to be valid:
/// ``Validator/isValidating`` is true and ``Validator/isValid`` is false. If there is none, the error is
/// among ``Validator/errors``.
public struct AsyncRule<Value> {
  let debounce: Duration
  let check: @MainActor (Value) async throws -> Bool
  var message: String?

  /// A rule that is asked for.
  ///
  /// - Parameters:
  ///   - debounce: How long the field has to be left alone before.
  ///   - check: Answers whether a value is valid.
  public init(
    debounce: Duration = .milliseconds(300),
    _ check: @escaping @MainActor (Value) async throws -> Bool
  ) {
    self.debounce = debounce
    self.check = check
  }

  /// Says what is wrong with values that break the rule.
  public func errorMessage(_ message: String) -> Self {
    var copy = self
    copy.message = message
    return copy
  }
}
