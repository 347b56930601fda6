/// The rules for one field of a state.
///
/// ```swift
/// ValidatorField(for: \State.email) {
///   NonEmptyRule().errorMessage("Where should it go?")
///   EmailRule()
/// }
/// ```
public struct ValidatorField<State> {
  let path: PartialKeyPath<State>
  let makeState: @MainActor () -> ValidatedField<State>

  /// The rules for a field.
  ///
  /// - Parameters:
  ///   - path: The field.
  ///   - rules: The rules, all of which a valid value satisfies.
  @MainActor
  public init<Value>(
    for path: KeyPath<State, Value>,
    @ValidatorRuleBuilder<State, Value> rules: () -> [FieldRule<State, Value>]
  ) {
    let rules = rules()
    self.path = path
    makeState = { ValidatedFieldOf(path, rules) }
  }
}
