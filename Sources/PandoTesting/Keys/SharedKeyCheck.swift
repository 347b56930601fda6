/// A property of a key that a ``SharedKeyConformance`` checks.
public enum SharedKeyCheck: String, CaseIterable, Hashable, Sendable {
  /// Keys of one place have one identity, which saving does not change; keys of different places have
  /// different identities.
  case identity

  /// Loading from a storage without a value yields none.
  case firstLoad

  /// A saved value is loaded, also by another key of the same place.
  case saveThenLoad

  /// A save replaces the previous value.
  case replacement

  /// After each of 100 saves in quick succession, a load yields the saved value; after 100 quick
  /// mutations of a shared value, its `save()` leaves the last one behind.
  case quickSaves

  /// Each load and each save resumes its continuation exactly once, and releases it.
  case answers

  /// Two shared values with keys of one place are one value.
  case sharedRoot

  /// The last written value is the one kept after every reference is gone.
  case lastValue

  /// A subscription does not report the key's own saves.
  case ownSaves

  /// A subscription reports a change made from outside exactly once. Needs a way to write.
  case outsideChange

  /// A shared value follows changes made from outside, also right after a change of its own. Needs a
  /// way to write.
  case followedChange

  /// A cancelled subscription reports nothing. Needs a way to write.
  case cancellation

  /// The loss of the value is reported once, as no value or as an error. Needs a way to remove.
  case removal

  /// A broken value is an error and not "no value". It leaves a shared value at its default, and the
  /// next save replaces it. Needs a way to break the value.
  case brokenValue

  /// A value that breaks is reported as an error, and the next valid one as a value. Needs a way to
  /// break the value, and one to write.
  case brokenChange

  /// A value that is saved here reaches another process, and one that is saved there reaches a
  /// shared value here. Needs a program.
  case otherProcess

  /// The same with a machine that has only the storage in common. Needs a program for it.
  case otherMachine

  /// While the connection is lost, a shared value has a `loadError` and keeps its changes; after it is there again, both
  /// sides have the changes of both. Needs a way to connect, a program, fields, and a place that merges.
  case reconnection

  /// Two processes that change different fields at the same time both keep their changes. Needs a program, fields, and
  /// a place that merges.
  case merge

  /// Transactions that add 1 are all counted, from several tasks, and from another process if the place merges. Needs
  /// fields.
  case transaction

  /// A process that is killed at any step of its saves leaves the last durable value or the next one, and loses no
  /// changes of others. With fields and a place that merges, it is also killed in transactions and loads. Needs a
  /// program.
  case kill

  /// The checks of what a place promises to several users of it, with ``SharedKeyOthers`` and ``SharedKeyFields``.
  public static let ofSeveralUsers: Set<Self> = [
    .otherProcess, .otherMachine, .reconnection, .merge, .transaction, .kill,
  ]
}
