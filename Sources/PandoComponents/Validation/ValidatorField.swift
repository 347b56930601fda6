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
  ///   - rules: What makes its value valid; all of them have to.
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
