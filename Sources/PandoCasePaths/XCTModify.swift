import IssueReporting

/// Tells whether ``XCTModify(_:_:_:file:line:)`` reports a closure that changes nothing.
@_documentation(visibility: internal)
@_spi(Internals)
public enum XCTModifyLocals {
  /// Whether a closure that changes nothing is reported. A test store that is not exhaustive turns
  /// this off.
  @TaskLocal public static var isExhaustive = true
}

/// Changes the value of an optional in a test.
///
/// An issue is reported if the optional is nil, or if nothing changed. The spelling is that of
/// older tests; newer ones write `optional?.property = …` or
/// ``CasePathable/modify(_:yield:fileID:filePath:line:column:)``.
///
/// - Parameters:
///   - optional: The optional to change.
///   - message: A text that is added to reports.
///   - body: The change. An error it throws is reported.
///   - file: Where the call is.
///   - line: Where the call is.
public func XCTModify<Wrapped>(
  _ optional: inout Wrapped?,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Wrapped) throws -> Void,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  modifyInTest(&optional, Optional.allCasePaths.some, message(), body, file: file, line: line)
}

/// Changes the associated value of a case in a test.
///
/// An issue is reported if the value is another case, or if nothing changed. The spelling is that
/// of older tests; newer ones write ``CasePathable/modify(_:yield:fileID:filePath:line:column:)``.
///
/// - Parameters:
///   - enum: The value to change.
///   - keyPath: The path to the case.
///   - message: A text that is added to reports.
///   - body: The change. An error it throws is reported.
///   - file: Where the call is.
///   - line: Where the call is.
public func XCTModify<Enum, Case>(
  _ enum: inout Enum,
  case keyPath: CaseKeyPath<Enum, Case>,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Case) throws -> Void,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  modifyInTest(&`enum`, AnyCasePath(keyPath), message(), body, file: file, line: line)
}

/// Changes the associated value of a case in a test, with a path from before `@CasePathable`.
///
/// - Parameters:
///   - enum: The value to change.
///   - path: The path to the case.
///   - message: A text that is added to reports.
///   - body: The change. An error it throws is reported.
///   - file: Where the call is.
///   - line: Where the call is.
public func XCTModify<Enum, Case>(
  _ enum: inout Enum,
  case path: AnyCasePath<Enum, Case>,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Case) throws -> Void,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  modifyInTest(&`enum`, path, message(), body, file: file, line: line)
}

/// The associated value of a case, in a test. An issue is reported if the value is another case.
///
/// - Parameters:
///   - enum: A value of the enum.
///   - extract: Extracts the associated value; nil for another case.
///   - message: A text that is added to reports.
///   - file: Where the call is.
///   - line: Where the call is.
/// - Returns: The associated value.
/// - Throws: The error of `enum`, or an error if the value is another case.
public func XCTUnwrap<Enum, Case>(
  _ enum: @autoclosure () throws -> Enum,
  case extract: (Enum) -> Case?,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) throws -> Case {
  let root = try `enum`()
  if let value = extract(root) { return value }
  let message = message()
  reportIssue(
    """
    XCTUnwrap: Expected to extract value of type "\(shortTypeName(Case.self))" from \
    "\(shortTypeName(Enum.self))"\(message.isEmpty ? "" : " - " + message) …

      Actual:
        \(root)
    """,
    filePath: file,
    line: line
  )
  throw ExtractionFailed()
}

private func modifyInTest<Enum, Case>(
  _ root: inout Enum,
  _ path: AnyCasePath<Enum, Case>,
  _ message: String,
  _ body: (inout Case) throws -> Void,
  file: StaticString,
  line: UInt
) {
  guard let before = path.extract(from: root) else {
    reportIssue(
      """
      XCTModify: Expected to extract value of type "\(shortTypeName(Case.self))" from \
      "\(shortTypeName(Enum.self))"\(message.isEmpty ? "" : " - " + message) …

        Actual:
          \(root)
      """,
      filePath: file,
      line: line
    )
    return
  }
  do {
    let after = try path.change(&root) { value in
      try body(&value)
      return value
    }
    guard let after, XCTModifyLocals.isExhaustive, isEqual(before, after) else { return }
    reportIssue(
      """
      XCTModify: Expected "\(shortTypeName(Case.self))" value to be modified but it was unchanged.
      """,
      filePath: file,
      line: line
    )
  } catch {
    reportIssue("XCTModify threw an error: \(error)", filePath: file, line: line)
  }
}

/// Whether two values are equatable and equal.
private func isEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func compare<Comparable: Equatable>(_ lhs: Comparable) -> Bool { lhs == rhs as? Comparable }
  guard let lhs = lhs as? any Equatable else { return false }
  return compare(lhs)
}
