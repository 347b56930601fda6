import Foundation

/// The use of a channel's file as one type of value, usually by one root.
struct FileUse {
  /// Decodes bytes first and reports them later.
  struct Subscriber: Sendable {
    var prepare: @Sendable (FileState) -> Prepared
  }

  struct Prepared: Sendable {
    /// Whether the file is missing or broken, which may be temporary.
    var isSuspicious: Bool
    /// Whether the bytes were decoded.
    var isGood: Bool
    var yield: @Sendable () -> Void
  }

  /// The contents that were last loaded, received or saved; nil before that.
  var seen: SeenFileContents?
  /// The file's signature when its bytes were last decoded or written.
  var good: FileSignature?
  /// Counts the changes of `seen` and `good`, so that a slow load does not undo a save.
  var version: UInt64 = 0
  /// The saves that were requested and have not finished. Changes by other programs meanwhile are
  /// not reported, because the save replaces them.
  var pendingSaves = 0
  var subscribers: [UInt64: Subscriber] = [:]

  mutating func noteContents(_ seen: SeenFileContents, good: FileSignature?) {
    self.seen = seen
    self.good = good
    version += 1
  }
}
