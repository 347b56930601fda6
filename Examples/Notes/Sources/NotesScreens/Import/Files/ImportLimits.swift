/// How much of a file is taken: whoever can open the page can send one.
struct ImportLimits: Equatable, Sendable {
  /// How large a file may be, in bytes.
  var fileSize = 1_000_000
  /// How many notes it may have.
  var notes = 1_000
  /// How long a title may be, in Unicode scalars.
  var title = 200
  /// How long the text of a note may be, in Unicode scalars.
  var text = 20_000
  /// How many problems are listed; others are counted.
  var problems = 100
}
