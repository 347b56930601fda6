/// An entry of a page's history.
struct HistoryEntry: Hashable, Sendable {
  /// The number of screens above the first one.
  var depth = 0
  /// The path, below the base path and without a slash at the beginning.
  var path = ""
}
