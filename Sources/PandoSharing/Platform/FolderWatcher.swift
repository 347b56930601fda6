/// Reports events of names in folders. Linux uses ``InotifyWatcher``; another platform adds another
/// conformance.
protocol FolderWatcher: Sendable {
  /// Reports events of one name in a folder, and of the folder itself, until the token is released.
  ///
  /// - Parameters:
  ///   - folder: The folder, which must exist.
  ///   - name: The name in the folder, which need not exist.
  ///   - handler: Called in the order of the events, one at a time. It must not block.
  /// - Returns: `nil` if the folder does not exist.
  /// - Throws: If the system cannot watch another folder.
  func watch(
    folder: String,
    name: String,
    handler: @escaping @Sendable (FolderEvent) -> Void
  ) throws(SharedError) -> SharedSubscription?

  /// Delivers all events that the system has queued so far before it returns.
  func drain()
}

/// An event of a name in a folder.
enum FolderEvent: Hashable, Sendable {
  /// The file was written and closed, moved in, moved out or deleted.
  case settled
  /// The file was created, or its contents or attributes changed, and more may follow.
  case touched
  /// The folder was deleted, moved or unmounted, and is no longer watched.
  case folderGone
  /// Events were lost.
  case overflow
}
