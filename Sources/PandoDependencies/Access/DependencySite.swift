/// A place in a source file.
struct DependencySite: Sendable {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt
}

extension DependencySite: CustomStringConvertible {
  var description: String { "\(fileID):\(line)" }
}
