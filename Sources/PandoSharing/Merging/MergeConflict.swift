/// A change that another one replaced: both changed the same fields, and the other one was committed last.
///
/// It is the `underlying` error of a ``SharedError`` with the code ``SharedError/Code/changeReplaced``.
public struct MergeConflict<Value: Sendable>: Error {
  /// The value that this process had saved.
  public var mine: Value
  /// The value that the storage has now.
  public var theirs: Value
  /// The fields that both changed, such as `todos[7].title`. Empty if the value was replaced as a whole.
  public var fields: [String]

  /// Creates a conflict.
  ///
  /// - Parameters:
  ///   - mine: The value that this process had saved.
  ///   - theirs: The value that the storage has now.
  ///   - fields: The fields that both changed.
  public init(mine: Value, theirs: Value, fields: [String]) {
    self.mine = mine
    self.theirs = theirs
    self.fields = fields
  }
}
