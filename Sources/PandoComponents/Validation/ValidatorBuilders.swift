/// Collects the rules of a field.
@resultBuilder
public enum ValidatorRuleBuilder<State, Value> {
  /// A rule of a field.
  public typealias Rule = FieldRule<State, Value>

  /// A rule.
  public static func buildExpression<R: ValidatorRule>(_ rule: R) -> [Rule] where R.Value == Value {
    [Rule { value, _ in rule.isValid(value) }]
  }

  /// A rule with a message.
  public static func buildExpression<R: ValidatorRule>(
    _ rule: MessageRule<R>
  ) -> [Rule] where R.Value == Value {
    [Rule(message: rule.message) { value, _ in rule.rule.isValid(value) }]
  }

  /// A rule of several fields.
  public static func buildExpression<R: StateValidatorRule>(
    _ rule: R
  ) -> [Rule] where R.State == State, R.Value == Value {
    [Rule(fields: rule.fields, isValid: rule.isValid)]
  }

  /// A rule of several fields, with a message.
  public static func buildExpression<R: StateValidatorRule>(
    _ rule: MessageRule<R>
  ) -> [Rule] where R.State == State, R.Value == Value {
    [Rule(message: rule.message, fields: rule.rule.fields, isValid: rule.rule.isValid)]
  }

  /// Rules for each value in an array.
  public static func buildExpression<Element>(
    _ rule: ArrayRule<State, Element>
  ) -> [Rule] where Value: Sequence, Value.Element == Element {
    [Rule(.check(rule.failure), fields: rule.rules.flatMap(\.fields))]
  }

  /// Rules for an optional value.
  public static func buildExpression<Wrapped>(
    _ rule: OptionalRule<State, Wrapped>
  ) -> [Rule] where Value == Wrapped? {
    [Rule(.check(rule.failure), fields: rule.rules.flatMap(\.fields))]
  }

  /// A trigger.
  public static func buildExpression(_ rule: TriggerRule) -> [Rule] {
    [Rule(.trigger(tag: rule.tag), message: rule.message)]
  }

  /// An asynchronous rule.
  public static func buildExpression(_ rule: AsyncRule<Value>) -> [Rule] {
    [Rule(.later(debounce: rule.debounce, rule.check), message: rule.message)]
  }

  /// The rules in their order.
  public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }
  /// Rules that may be left out.
  public static func buildOptional(_ rules: [Rule]?) -> [Rule] { rules ?? [] }
  /// Rules for one case.
  public static func buildEither(first rules: [Rule]) -> [Rule] { rules }
  /// Rules for another case.
  public static func buildEither(second rules: [Rule]) -> [Rule] { rules }
  /// Rules of a loop.
  public static func buildArray(_ rules: [[Rule]]) -> [Rule] { rules.flatMap { $0 } }
}

/// Collects the fields of a validator.
@resultBuilder
public enum ValidatorBuilder {
  /// A field.
  public static func buildExpression<State>(
    _ field: ValidatorField<State>
  ) -> [ValidatorField<State>] {
    [field]
  }

  /// The first field.
  public static func buildPartialBlock<State>(
    first: [ValidatorField<State>]
  ) -> [ValidatorField<State>] {
    first
  }

  /// The next field.
  public static func buildPartialBlock<State>(
    accumulated: [ValidatorField<State>],
    next: [ValidatorField<State>]
  ) -> [ValidatorField<State>] {
    accumulated + next
  }

  /// Fields that may be left out.
  public static func buildOptional<State>(
    _ fields: [ValidatorField<State>]?
  ) -> [ValidatorField<State>] {
    fields ?? []
  }

  /// Fields for one case.
  public static func buildEither<State>(
    first fields: [ValidatorField<State>]
  ) -> [ValidatorField<State>] {
    fields
  }

  /// Fields for another case.
  public static func buildEither<State>(
    second fields: [ValidatorField<State>]
  ) -> [ValidatorField<State>] {
    fields
  }

  /// Fields of a loop.
  public static func buildArray<State>(
    _ fields: [[ValidatorField<State>]]
  ) -> [ValidatorField<State>] {
    fields.flatMap { $0 }
  }
}
