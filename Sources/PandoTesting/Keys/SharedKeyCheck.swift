/// What a ``SharedKeyConformance`` checks of a key.
public enum SharedKeyCheck: String, CaseIterable, Hashable, Sendable {
  /// Keys of one place have one identity, which saving does not change; those of another place have
  /// another.
  case identity

  /// A storage without a value answers that it has none.
  case firstLoad

  /// What was saved is loaded, also by another key of the same place.
  case saveThenLoad

  /// A save replaces what was there.
  case replacement

  /// Each of 100 saves, one quickly after the other, is what the next load brings, and the last of
  /// 100 quick mutations of a shared value is what its `save()` leaves behind.
  case quickSaves

  /// Each load and each save resumes its continuation exactly once, and lets go of it.
  case answers

  /// Two shared values with keys of one place are one value.
  case sharedRoot

  /// The last value that was written is the one that is kept, after every reference is gone.
  case lastValue

  /// A subscription does not report what the key saves itself.
  case ownSaves

  /// A subscription reports a change made from outside exactly once. Needs a way to write.
  case outsideChange

  /// A shared value follows changes made from outside, also right after one made here. Needs a way
  /// to write.
  case followedChange

  /// A subscription that was cancelled reports nothing. Needs a way to write.
  case cancellation

  /// The loss of the value is reported once, as no value or as an error. Needs a way to remove.
  case removal

  /// A broken value is an error and not "no value"; it leaves a shared value with its default, and
  /// is replaced by the next save. Needs a way to break the value.
  case brokenValue

  /// A value that breaks is reported as an error, and the next good one as a value. Needs a way to
  /// break the value, and one to write.
  case brokenChange
}
