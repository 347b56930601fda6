import Foundation

/// Where the bytes of a ``FileStorage`` are: the primitive operations that ``FileChannel`` is made
/// of. Every failure is a ``SharedError`` without a key.
protocol FileBackend: AnyObject, Sendable {
  /// How long to wait for a change to be complete, or `nil` where every change is made in one step.
  var patience: FilePatience? { get }

  /// The channels that are in use, so that there is one for each file.
  var channels: FileChannelTable { get }

  func read(_ path: String) throws(SharedError) -> (bytes: Data, signature: FileSignature)?
  func signature(_ path: String) throws(SharedError) -> FileSignature?

  /// Replaces the file in one step.
  ///
  /// - Returns: Its signature, or `nil` if something else may have changed it meanwhile.
  func replace(_ path: String, with bytes: Data) throws(SharedError) -> FileSignature?

  /// Gives what the file holds another name beside it.
  func setAside(_ path: String) throws(SharedError)

  /// Reports what happens to the file until the subscription is cancelled.
  func watch(
    _ path: String,
    on queue: FileQueue,
    handler: @escaping @Sendable (FileWatchMachine.Event) -> Void
  ) throws(SharedError) -> SharedSubscription

  /// Hands out what has happened so far before it returns.
  func drain()

  func makeQueue(_ path: String) -> FileQueue
}

/// How long to wait for changes to be complete.
struct FilePatience: Sendable {
  /// After the last change of a file that is being written, or that looks broken.
  var quiet = 0.05
  /// After the last change of a file that looks broken and was not closed.
  var open = 1.0
}
