import Dispatch
import Foundation
public import GRDB
import PandoDependencies
import PandoSharing

/// A SQLite database that keeps shared values and rows.
///
/// It is opened when it is first used. A failure is the `loadError` of its values and does not end
/// the program, and the next use tries again. Values that other processes change in the same file
/// are followed.
///
/// May be used from any thread.
public final class SQLiteDatabase: Sendable {
  enum Place {
    case file(String)
    case writer(any DatabaseWriter)
  }

  struct State {
    var writer: (any DatabaseWriter)?
    /// The file that the writer has open; nil if it is in memory, or cannot be determined.
    var file: FileIdentity?
    var hasTable = false
    var watches: [SharedSubscription] = []
    var timer: (any DispatchSourceTimer)?
    /// The observers of changes of the file, by a number.
    var observers: [UInt64: @Sendable () -> Void] = [:]
    var next: UInt64 = 0
    /// The number of the series of looks that follows the last write of the file, and its next
    /// look; nil if none is due.
    var followUp: (chain: Int, number: Int?) = (0, nil)
    /// Whether a look at the followed rows is about to begin.
    var isCheckDue = false
  }

  let place: Place
  let state = Locked(State())
  let observers = RowObservers()
  /// Reports come one after another.
  let reports = DispatchQueue(label: "pando.sqlite.reports", target: .global())
  /// Threads that wait for the file.
  let work = WaitingThreads(4)

  /// A database in a file, which is made with its folder if there is none.
  ///
  /// - Parameter path: The path of the file.
  public init(path: String) {
    place = .file((path as NSString).expandingTildeInPath)
  }

  /// A database that the application has opened, with its own configuration.
  ///
  /// - Parameter writer: A pool or a queue of GRDB.
  public init(_ writer: any DatabaseWriter) {
    place = .writer(writer)
  }

  /// A new, empty database in memory.
  ///
  /// - Returns: A database that ends with the last reference to it.
  public static func inMemory() -> SQLiteDatabase {
    // A database in memory opens unless there is no memory left.
    SQLiteDatabase((try? DatabaseQueue()) as (any DatabaseWriter)?)
  }

  private convenience init(_ writer: (any DatabaseWriter)?) {
    if let writer { self.init(writer) } else { self.init(path: ":memory:") }
  }

  deinit {
    state.withLock { $0.timer.take() }?.cancel()
  }

  /// The pool or queue of GRDB, opened if it was not.
  ///
  /// - Throws: `SharedError` with the file, the reason and the way to mend it; also if another file has its name since, or
  ///   none.
  public var writer: any DatabaseWriter {
    get throws {
      let (writer, file) = try state.withLock { state in
        if let writer = state.writer { return (writer, state.file) }
        let writer = try open()
        state.writer = writer
        state.file = path.flatMap { FileIdentity(path: $0) }
        return (writer, state.file)
      }
      if let file { try require(file) }
      return writer
    }
  }

  /// SQLite goes on to use a file that was replaced or removed, so what is written would be lost.
  /// The new file is not opened in its place: SQLite may find the write-ahead log of the old file
  /// beside it, and take that log for the new file's.
  private func require(_ file: FileIdentity) throws {
    guard let path, FileIdentity(path: path) != file else { return }
    throw SharedError(
      .databaseUnavailable,
      key: displayName,
      file: URL(filePath: path),
      reason: "the file was replaced or removed while it was open",
      remedy: """
        Start the program again, and restore backups while it is ended, or into the open file by the sqlite3 command \
        '.restore'. What was not saved is still in memory.
        """
    )
  }

  private func open() throws -> any DatabaseWriter {
    switch place {
    case .writer(let writer): return writer
    case .file(let path):
      do {
        let folder = (path as NSString).deletingLastPathComponent
        if !folder.isEmpty {
          try FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true
          )
        }
        var configuration = Configuration()
        // Longer than another process is expected to hold the lock.
        configuration.busyMode = .timeout(10)
        return try DatabasePool(path: path, configuration: configuration)
      } catch {
        throw failure(error)
      }
    }
  }

  /// The file; nil for a database in memory.
  var path: String? {
    switch place {
    case .file(let path): path
    case .writer(let writer): writer.path == ":memory:" || writer.path.isEmpty ? nil : writer.path
    }
  }

  /// The error with the name of the file and what to do.
  func failure(_ error: any Error) -> any Error {
    if error is SharedError { return error }
    let file = path.map { URL(filePath: $0) }
    if error is RowDecodingError || error is DecodingError {
      return SharedError(
        .valueUndecodable,
        key: displayName,
        file: file,
        reason: "a row is no such value: \(error)",
        remedy: "Name the columns as the members of the type.",
        underlying: error
      )
    }
    guard let error = error as? DatabaseError else {
      return SharedError(
        .databaseUnavailable,
        key: displayName,
        file: file,
        reason: "it cannot be opened: \(error.localizedDescription)",
        remedy: "See that the folder exists and can be written, or name another file.",
        underlying: error
      )
    }
    let (code, remedy): (SharedError.Code, String) =
      switch error.resultCode {
      case .SQLITE_FULL:
        (.storageFull, "Make room on the disk; what was not saved is still in memory.")
      case .SQLITE_BUSY, .SQLITE_LOCKED:
        (.databaseUnavailable, "Another program holds its lock; end that program's transaction.")
      case .SQLITE_READONLY, .SQLITE_PERM:
        (.databaseRefused, "Give this user the right to write the file and its folder.")
      case .SQLITE_CORRUPT, .SQLITE_NOTADB:
        (.fileUndecodable, "Restore the file from a backup, or move it away.")
      case .SQLITE_CANTOPEN:
        (
          .databaseUnavailable,
          "See that the folder exists and can be written, or name another file."
        )
      case .SQLITE_IOERR, .SQLITE_PROTOCOL, .SQLITE_NOMEM:
        (.databaseUnavailable, "See the reason that SQLite gives.")
      // The statement is at fault, or what is in the tables.
      default:
        (.databaseRefused, "Change the statement or the row; see the reason that SQLite gives.")
      }
    return SharedError(
      code,
      key: displayName,
      file: file,
      reason: "\(error.message ?? "SQLite failed") (\(error.resultCode))",
      remedy: remedy,
      underlying: error
    )
  }
}
