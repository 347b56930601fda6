/// Why a file, or something in it, is no note: where it is, what is wrong, and how to mend it.
struct ImportProblem: Error, Equatable, Sendable {
  /// The line on which it begins, counted from 1; nil where the whole file is meant.
  var line: Int?
  /// What is wrong.
  var what: String
  /// What to do about it.
  var remedy: String

  init(line: Int?, what: String, remedy: String) {
    (self.line, self.what, self.remedy) = (line, what, remedy)
  }

  init(line: Int? = nil, _ what: String, remedy: String) {
    self.init(line: line, what: what, remedy: remedy)
  }

  /// All of it, in a sentence or two.
  var words: String {
    (line.map { "Line \($0): " } ?? "") + "\(what). \(remedy)"
  }
}
