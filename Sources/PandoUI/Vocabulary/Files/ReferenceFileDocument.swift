public import Foundation
public import OpenCombine

/// A document that is an object and can be written to a file.
///
/// What is written is a snapshot that the document makes of itself.
public protocol ReferenceFileDocument: ObservableObject {
  /// The content of the document at one moment.
  associatedtype Snapshot

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
  /// - Parameter configuration: The file.
  /// - Throws: An error if the file does not hold such a document.
  init(configuration: ReadConfiguration) throws

  /// Makes a snapshot, which does not change when the document does.
  ///
  /// - Parameter contentType: The type of the file that is written.
  /// - Throws: An error if there can be none.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Writes a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - configuration: The circumstances.
  /// - Throws: An error if it cannot be written.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types of files that can be written: the readable types.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

extension View {
  /// Offers a document that is an object as a file, which a browser downloads.
  ///
  /// The document is written when the binding becomes true. The binding is then set to false.
  ///
  /// - Parameters:
  ///   - isPresented: Whether to write the document; set to false at once.
  ///   - document: The document; with nil nothing happens.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The suggested name; the type's extension is added to a name without a
  ///     dot.
  ///   - onCompletion: Called on the main actor with the address at which the file is offered, or
  ///     with the error. It is not told where the browser saves the file.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileExporterModifier(isPresented: isPresented, onCompletion: onCompletion) {
        try document.map { document in
          let wrapper = try document.fileWrapper(
            snapshot: document.snapshot(contentType: contentType),
            configuration: .init(contentType: contentType)
          )
          return try SavedFile(wrapper, name: defaultFilename, type: contentType)
        }
      }
    )
  }
}

extension SavedFile {
  /// A file of what a document has written.
  ///
  /// - Throws: An error if that is no file.
  init(_ wrapper: FileWrapper, name: String?, type: UTType) throws {
    guard let data = wrapper.regularFileContents else { throw CocoaError(.fileWriteUnknown) }
    self.init(name: name ?? wrapper.preferredFilename ?? "", type: type, data: data)
  }
}
