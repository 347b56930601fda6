/// Reports that a file may have changed: that it was written, made, removed or replaced.
///
/// - Parameters:
///   - path: The path of the file. Its folder has to exist; the file need not.
///   - onChange: Called after each change, several of which may be one call. Runs on a thread of the watcher, and must not
///     wait there.
/// - Returns: Ends the reports when it is cancelled; nil if the folder does not exist.
/// - Throws: ``SharedError`` if the system cannot watch more folders.
package func watchFile(
  _ path: String,
  onChange: @escaping @Sendable () -> Void
) throws(SharedError) -> SharedSubscription? {
  let (folder, name) = (POSIXFile.folder(of: path), POSIXFile.name(of: path))
  return try InotifyWatcher.shared.watch(folder: folder, name: name) { _ in onChange() }
}
