public import Foundation

/// A failure of shared state, with the information needed to fix it.
///
/// It contains names, places and reasons, never the values themselves.
public struct SharedError: Error, Sendable {
  /// The kind of failure, for code that distinguishes them.
  public enum Code: String, Hashable, Sendable {
    /// The file was there and was removed.
    case fileMissing
    /// The file exists and could not be read.
    case fileUnreadable
    /// The file was read and does not decode as the type.
    case fileUndecodable
    /// The file could not be replaced; its contents are unchanged.
    case fileUnwritable
    /// The path names a folder or a device.
    case notAFile
    /// No space or quota is left; the file's contents are unchanged.
    case storageFull
    /// The stored value is of another type.
    case valueUndecodable
    /// The value cannot be encoded.
    case valueUnencodable
    /// The storage refused to keep the value.
    case valueUnwritable
    /// A key released a continuation without an answer.
    case continuationDropped
    /// A key without a default was used and its storage has no value.
    case valueRequired
    /// A newer version of the program wrote the value; it is not replaced.
    case valueTooNew
    /// A step from an older version of the type to the next failed; the stored value is not replaced.
    case migrationFailed
    /// Another process changed the same fields and was last; see ``MergeConflict``.
    case changeReplaced
    /// The value of a transaction is no longer there: its element was removed, or its optional is nil.
    case valueRemoved
    /// The values of a transaction are not in one database.
    case notOneDatabase
    /// The database cannot be reached, or did not answer in time.
    case databaseUnavailable
    /// The connection broke during a commit, and the database cannot report its outcome.
    case commitUnknown
    /// The database refused the request: a wrong password, a missing database or a missing right,
    /// or a statement that it cannot run.
    case databaseRefused
  }

  /// The kind of failure.
  public var code: Code
  /// The name of the key, for example `.appStorage("count")`.
  public var key: String
  /// The file, if the failure concerns one.
  public var file: URL?
  /// The reason, as a clause.
  public var reason: String
  /// What to do about it, as a sentence; nil if no remedy is known.
  public var remedy: String?
  /// The underlying error, if there is one.
  public var underlying: (any Error)?

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - code: The kind of failure.
  ///   - key: The name of the key.
  ///   - file: The file that the failure concerns.
  ///   - reason: The reason, as a clause.
  ///   - remedy: What to do about it, as a sentence.
  ///   - underlying: The underlying error.
  public init(
    _ code: Code,
    key: String = "",
    file: URL? = nil,
    reason: String,
    remedy: String? = nil,
    underlying: (any Error)? = nil
  ) {
    self.code = code
    self.key = key
    self.file = file
    self.reason = reason
    self.remedy = remedy
    self.underlying = underlying
  }
}

extension SharedError: CustomStringConvertible, LocalizedError {
  /// One line with the subject, the reason, the code and the remedy.
  public var description: String {
    let subject = key.isEmpty ? (file?.path ?? "") : key
    let sentence = "\(subject.isEmpty ? "" : "\(subject): ")\(reason) (\(code.rawValue))"
    return remedy.map { "\(sentence). \($0)" } ?? sentence
  }

  /// The same as `description`.
  public var errorDescription: String? {
    description
  }
}
