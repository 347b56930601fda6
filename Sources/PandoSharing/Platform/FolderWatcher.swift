/// Tells what happens to names in folders. The Linux one is ``InotifyWatcher``; another platform
/// adds another conformance.
protocol FolderWatcher: Sendable {
  /// Reports what happens to one name in a folder, and to the folder itself, until the token is
  /// released.
  ///
  /// - Parameters:
  ///   - folder: The folder, which has to exist.
  ///   - name: The name in it, which does not.
  ///   - handler: Called in the order of the events, one at a time. It must not wait.
  /// - Returns: `nil` if the folder does not exist.
  /// - Throws: If the system cannot watch one more folder.
  func watch(
    folder: String,
    name: String,
    handler: @escaping @Sendable (FolderEvent) -> Void
  ) throws(SharedError) -> SharedSubscription?

  /// Hands out every event that the system has queued so far before it returns.
  func drain()
}

/// Something that happened to a name in a folder.
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
