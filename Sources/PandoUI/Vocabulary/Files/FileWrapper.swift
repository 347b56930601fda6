public import Foundation

/// A file as a value: what is in it, and what it is called.
///
/// Folders have no wrappers here: a browser gets one file.
///
/// Not for several threads at once.
public final class FileWrapper {
  /// What is in the file.
  public let regularFileContents: Data?
  /// The name it had.
  public var filename: String?
  /// The name it is to have.
  public var preferredFilename: String?

  /// Makes a file.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
  }

  /// Reads a file.
  ///
  /// - Throws: The error of the file system.
  public convenience init(url: URL) throws {
    self.init(regularFileWithContents: try Data(contentsOf: url))
    filename = url.lastPathComponent
    preferredFilename = filename
  }

  /// Whether it is a file: always.
  public var isRegularFile: Bool { true }
  /// Whether it is a folder: never.
  public var isDirectory: Bool { false }
}
