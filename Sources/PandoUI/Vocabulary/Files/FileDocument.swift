/// A document that is a value and can be written to a file.
///
/// ```swift
/// struct Minutes: FileDocument {
///   static var readableContentTypes: [UTType] { [.plainText] }
///   var text: String
///
///   init(configuration: ReadConfiguration) throws {
///     text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///   }
///
///   func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///     FileWrapper(regularFileWithContents: Data(text.utf8))
///   }
/// }
/// ```
public protocol FileDocument {
  /// The file from which a document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The circumstances in which a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written; by default the readable types.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  ///
  /// - Throws: An error if the file does not hold such a document.
  init(configuration: ReadConfiguration) throws

  /// Writes the document.
  ///
  /// - Throws: An error if it cannot be written.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types of files that can be written: the readable types.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file from which a document is read.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper

  /// Makes a configuration that reads a document from a chosen file.
  ///
  /// - Parameters:
  ///   - contentType: The type of the file.
  ///   - file: The file, with its contents in memory.
  public init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// The circumstances in which a document is written.
public struct FileDocumentWriteConfiguration {
  /// The type of the file to write.
  public let contentType: UTType
  /// The file that is replaced. It is always nil here, because each download is a new file.
  public let existingFile: FileWrapper?

  init(contentType: UTType) {
    self.contentType = contentType
    existingFile = nil
  }
}
