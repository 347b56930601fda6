extension Never: CasePathable, CasePathIterable {
  /// The paths of `Never`, which has no cases.
  public struct AllCasePaths: CasePathReflectable, Sendable {
    /// The path to the case of `root`.
    public subscript(root: Never) -> PartialCaseKeyPath<Never> {
      \.never
    }
  }

  /// The paths of all cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Never.AllCasePaths: Sequence {
  /// The paths, in the order of the cases.
  public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Never>> {
    [].makeIterator()
  }
}

extension Case where Value: CasePathable {
  /// A path to no case, which extracts nothing and cannot be called.
  public var never: Case<Never> { noCase() }
}

extension Case {
  /// The member that is found if an enum is not `@CasePathable`.
  @available(*, deprecated, message: "This enum must be '@CasePathable' to enable key path syntax")
  public var never: Case<Never> { noCase() }

  private func noCase() -> Case<Never> {
    @Sendable func absurd(_: Never) -> Value {}
    return Case<Never>(embed: absurd, extract: { (_: Value) in nil })
  }
}
