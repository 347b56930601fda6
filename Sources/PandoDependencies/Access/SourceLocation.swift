/// A place in a source file, for reports.
struct SourceLocation: Sendable {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt
}

extension SourceLocation: CustomStringConvertible {
  var description: String { "\(fileID):\(line)" }
}
