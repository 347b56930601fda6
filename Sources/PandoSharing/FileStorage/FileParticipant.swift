import Foundation

/// What a channel knows about those who share one file as one type of value: usually one root.
struct FileParticipant {
  /// Understands bytes without acting on them.
  struct Subscriber: Sendable {
    var prepare: @Sendable (FileState) -> Prepared
  }

  struct Prepared: Sendable {
    /// Whether what was found is missing or broken, and so may be passing.
    var isSuspicious: Bool
    /// Whether the bytes were understood.
    var isGood: Bool
    var yield: @Sendable () -> Void
  }

  /// What the participant loaded, was told or saved last; `nil` before any of these.
  var seen: FileSeen?
  /// The file as it was when its bytes were last understood or written.
  var good: FileSignature?
  /// Counts the changes of the two above, so that a slow load does not undo a save.
  var version: UInt64 = 0
  /// Saves that were asked for and not finished. What others write meanwhile will be replaced, so
  /// it is not reported.
  var pendingSaves = 0
  var subscribers: [UInt64: Subscriber] = [:]

  mutating func know(_ seen: FileSeen, good: FileSignature?) {
    self.seen = seen
    self.good = good
    version += 1
  }
}
