/// The limits of an imported file, because every visitor can send one.
struct ImportLimits: Equatable, Sendable {
  /// The maximum size of a file in bytes.
  var fileSize = 1_000_000
  /// The maximum number of notes.
  var notes = 1_000
  /// The maximum length of a title in Unicode scalars.
  var title = 200
  /// The maximum length of a text in Unicode scalars.
  var text = 20_000
  /// The maximum number of listed problems; others are only counted.
  var problems = 100
}
