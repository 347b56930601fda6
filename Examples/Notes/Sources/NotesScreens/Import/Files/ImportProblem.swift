/// A reason why a file, or a part of it, cannot be imported: the line, the problem, and the remedy.
struct ImportProblem: Error, Equatable, Sendable {
  /// The first line of the problem, counted from 1; nil if it concerns the whole file.
  var line: Int?
  /// The problem.
  var what: String
  /// The remedy.
  var remedy: String

  init(line: Int?, what: String, remedy: String) {
    (self.line, self.what, self.remedy) = (line, what, remedy)
  }

  init(line: Int? = nil, _ what: String, remedy: String) {
    self.init(line: line, what: what, remedy: remedy)
  }

  /// The whole problem in a sentence or two.
  var words: String {
    (line.map { "Line \($0): " } ?? "") + "\(what). \(remedy)"
  }
}
