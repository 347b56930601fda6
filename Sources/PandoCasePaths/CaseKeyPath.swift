/// A key path to a case of an enum, such as `\Action.Cases.rename`, or `\.rename` where the type of
/// the enum is known.
///
/// A call makes the case: `rename("Plan")`. A `switch` can match against the key path.
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A key path to a case of an enum with an associated value of any type.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

extension CaseKeyPath {
  /// Makes the case with `value` as its associated value.
  public func callAsFunction<Enum, AssociatedValue>(_ value: AssociatedValue) -> Enum
  where Root == Case<Enum>, Value == Case<AssociatedValue> {
    AnyCasePath(self).embed(value)
  }

  /// Makes the case, which has no associated value.
  public func callAsFunction<Enum>() -> Enum
  where Root == Case<Enum>, Value == Case<Void> {
    AnyCasePath(self).embed(())
  }

  /// Whether a value is the case: `case \Action.Cases.rename:`.
  public static func ~= <Enum: CasePathable, AssociatedValue>(lhs: KeyPath, rhs: Enum) -> Bool
  where Root == Case<Enum>, Value == Case<AssociatedValue> {
    AnyCasePath(lhs).extract(from: rhs) != nil
  }
}

extension _AppendKeyPath {
  /// Makes the case with `value` as its associated value; nil if the type of `value` does not
  /// match.
  @_disfavoredOverload
  public func callAsFunction<Enum: CasePathable>(
    _ value: Any
  ) -> Enum?
  where Self == PartialCaseKeyPath<Enum> {
    func embed<AssociatedValue>(_ value: AssociatedValue) -> Enum? {
      switch Case<Enum>()[keyPath: self] {
      case let path as Case<AssociatedValue>: path._embed(value) as? Enum
      case let path as Case<AssociatedValue?>: path._embed(value) as? Enum
      default: nil
      }
    }
    return _openExistential(value, do: embed)
  }
}
