public import Foundation

/// What went wrong with shared state, with what a person needs to put it right.
///
/// It holds names, places and reasons, never the values themselves.
public struct SharedError: Error, Sendable {
  /// The kind of failure, to branch on.
  public enum Code: String, Hashable, Sendable {
    /// The file was there and is gone.
    case fileMissing
    /// The file is there and could not be read.
    case fileUnreadable
    /// The file was read and is not an encoded value of the type.
    case fileUndecodable
    /// The file could not be replaced; what it held is untouched.
    case fileUnwritable
    /// The path names a folder or a device.
    case notAFile
    /// No space, or no quota, is left; what the file held is untouched.
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
  }

  /// The kind of failure.
  public var code: Code
  /// What the key is called, for example `.appStorage("count")`.
  public var key: String
  /// The file it is about, if it is about one.
  public var file: URL?
  /// Why it failed, as a clause.
  public var reason: String
  /// What to do about it, as a sentence, if anything is known to help.
  public var remedy: String?
  /// The error it was made from, if there is one.
  public var underlying: (any Error)?

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - code: The kind of failure.
  ///   - key: What the key is called.
  ///   - file: The file it is about.
  ///   - reason: Why it failed, as a clause.
  ///   - remedy: What to do about it, as a sentence.
  ///   - underlying: The error it was made from.
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
