public import Foundation

/// A file as a value: its contents and its name.
///
/// There are no wrappers of folders, because a browser takes one file.
///
/// A wrapper is not safe to use from several threads at once.
public final class FileWrapper {
  /// The contents of the file.
  public let regularFileContents: Data?
  /// The name of the file that was read.
  public var filename: String?
  /// The suggested name for writing.
  public var preferredFilename: String?

  /// Makes a file.
  ///
  /// - Parameter contents: The contents of the file.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
  }

  /// Reads a file.
  ///
  /// - Parameter url: The address of the file, which is read into memory at once.
  /// - Throws: The error of the file system.
  public convenience init(url: URL) throws {
    self.init(regularFileWithContents: try Data(contentsOf: url))
    filename = url.lastPathComponent
    preferredFilename = filename
  }

  /// Whether this is a file. It is always true.
  public var isRegularFile: Bool { true }
  /// Whether this is a folder. It is always false.
  public var isDirectory: Bool { false }
}
