/// The place where a shared value is declared, for messages.
struct DeclarationPlace: Sendable {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt
}
