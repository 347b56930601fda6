/// A document that is a value, and can be written to a file.
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
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written; by default those that can be read.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  ///
  /// - Throws: If the file does not hold one.
  init(configuration: ReadConfiguration) throws

  /// Writes the document.
  ///
  /// - Throws: If it cannot be written.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types of files that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// What the file holds.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper

  /// Makes a configuration, to read a document from a file that was chosen.
  public init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// What a document is written to.
public struct FileDocumentWriteConfiguration {
  /// What the file is to hold.
  public let contentType: UTType
  /// The file that is there already: none, as what is downloaded is new.
  public let existingFile: FileWrapper?

  init(contentType: UTType) {
    self.contentType = contentType
    existingFile = nil
  }
}
