/// The rule for taking back a change of a value that others may have changed since.
struct UndoRule<Value: Sendable>: Sendable {
  /// The value without the change from `before` to `after`.
  let revert: @Sendable (_ current: Value, _ after: Value, _ before: Value) -> Value
  /// Whether two values are the same.
  let areSame: @Sendable (Value, Value) -> Bool
  /// The only text or number that differs between two values; nil if more or other things do.
  let typedField: @Sendable (Value, Value) -> TypedField?
}

extension UndoRule where Value: Codable {
  /// Takes back the fields that still are as the change left them. Fields that others changed since stay, because in the
  /// merge theirs is the side that commits last.
  static var byField: Self {
    Self { current, after, before in
      ValueMerge(custom: nil)(base: after, mine: current, theirs: before).value
    } areSame: { lhs, rhs in
      if let isEqual = areEqual(lhs, rhs) { return isEqual }
      return (try? MergeTree(of: lhs) == MergeTree(of: rhs)) ?? false
    } typedField: {
      TypedField(changedBetween: $0, and: $1)
    }
  }
}

extension UndoRule where Value: Equatable {
  /// A value whose fields are not known is taken back as a whole, unless others changed it since.
  static var whole: Self {
    Self { current, after, before in
      current == after ? before : current
    } areSame: {
      $0 == $1
    } typedField: { _, _ in
      nil
    }
  }
}
