import IssueReporting

extension CasePathable {
  /// The associated value of a case; nil if this value is another case.
  ///
  /// - Parameter keyPath: The path to a case, such as `\.rename`, or through several enums, such as
  ///   `\.destination.alert`.
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    AnyCasePath(keyPath).extract(from: self)
  }

  /// The associated value of a case, as `Any`; nil if this value is another case.
  @_disfavoredOverload
  public subscript(case keyPath: PartialCaseKeyPath<Self>) -> Any? {
    (Case<Self>()[keyPath: keyPath] as? any CaseOfAnyValue)?.extractAny(from: self)
  }

  /// Replaces the associated value of a case. Does nothing if this value is another case.
  @_disfavoredOverload
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value {
    @available(*, unavailable)
    get { AnyCasePath(keyPath).extract(from: self)! }
    set { replace(AnyCasePath(keyPath), with: newValue) }
  }

  /// The associated value of a case; nil if this value is another case.
  ///
  /// For enums that are marked `@dynamicMemberLookup`.
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<Self.AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    get { Self.allCasePaths[keyPath: keyPath].extract(from: self) }
    @available(*, unavailable, message: "Write 'enum = .case(value)', not 'enum.case = value'")
    set {
      guard let newValue else { return }
      replace(Self.allCasePaths[keyPath: keyPath], with: newValue)
    }
  }

  /// Replaces the associated value of a case. Does nothing if this value is another case.
  @_disfavoredOverload
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<Self.AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value {
    @available(*, unavailable)
    get { Self.allCasePaths[keyPath: keyPath].extract(from: self)! }
    set { replace(Self.allCasePaths[keyPath: keyPath], with: newValue) }
  }

  /// Whether this value is the case of a key path.
  ///
  /// - Parameter keyPath: The path to the case.
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    (Case<Self>()[keyPath: keyPath] as? any CaseOfAnyValue)?.matches(self) ?? false
  }

  /// Changes the associated value of a case in place.
  ///
  /// If this value is another case, an issue is reported and nothing changes.
  ///
  /// - Parameters:
  ///   - keyPath: The path to the case.
  ///   - yield: Changes the associated value.
  ///   - fileID: Where the call is, for the report.
  ///   - filePath: Where the call is, for the report.
  ///   - line: Where the call is, for the report.
  ///   - column: Where the call is, for the report.
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>,
    yield: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard AnyCasePath(keyPath).change(&self, yield) == nil else { return }
    reportIssue(
      """
      Can't modify '\(String(describing: self))' via \
      'CaseKeyPath<\(shortTypeName(Self.self)), \(shortTypeName(Value.self))>' \
      (aka '\(String(reflecting: keyPath))'): the value is another case. \
      Ask 'is(_:)' first, or assign a value of the case.
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  private mutating func replace<Value>(_ path: AnyCasePath<Self, Value>, with value: Value) {
    _ = path.change(&self) { $0 = value }
  }
}
