import Foundation

/// The primitive file operations of a ``FileStorage``, on which ``FileChannel`` is built. Every
/// failure is a ``SharedError`` without a key.
protocol FileBackend: AnyObject, Sendable {
  /// How long to wait for a change to be complete; nil if every change is made in one step.
  var patience: FileWatchDelays? { get }

  /// The channels in use, one for each file.
  var channels: FileChannelTable { get }

  func read(_ path: String) throws(SharedError) -> (bytes: Data, signature: FileSignature)?
  func signature(_ path: String) throws(SharedError) -> FileSignature?

  /// Replaces the file atomically.
  ///
  /// - Returns: The new file's signature; nil if another program may have changed the file
  ///   meanwhile.
  func replace(_ path: String, with bytes: Data) throws(SharedError) -> FileSignature?

  /// Renames the file to an unused name beside it.
  func setAside(_ path: String) throws(SharedError)

  /// Reports changes of the file until the subscription is cancelled.
  func watch(
    _ path: String,
    on queue: FileQueue,
    handler: @escaping @Sendable (FileWatchMachine.Event) -> Void
  ) throws(SharedError) -> SharedSubscription

  /// Delivers all events up to now before it returns.
  func drain()

  func makeQueue(_ path: String) -> FileQueue
}

/// The times to wait for changes to be complete, in seconds.
struct FileWatchDelays: Sendable {
  /// The pause after the last change of a file that is being written, or that looks broken.
  var quiet = 0.05
  /// The pause after the last change of a file that looks broken and was not closed.
  var open = 1.0
}
