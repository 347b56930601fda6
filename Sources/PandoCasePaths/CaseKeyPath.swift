/// A key path to a case of an enum, such as `\Action.Cases.rename`, or `\.rename` where the enum is known.
///
/// It can be called to make the case, `rename("Plan")`, and matched against in a `switch`.
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A key path to a case of an enum whatever it holds.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

extension CaseKeyPath {
  /// Makes the case that holds `value`.
  public func callAsFunction<Enum, AssociatedValue>(_ value: AssociatedValue) -> Enum
  where Root == Case<Enum>, Value == Case<AssociatedValue> {
    AnyCasePath(self).embed(value)
  }

  /// Makes the case, which holds nothing.
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
  /// Makes the case that holds `value`, if that is of the type that the case holds.
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
