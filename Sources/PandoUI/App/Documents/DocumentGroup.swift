public import Foundation

/// A window in which the reader opens, edits and saves documents.
///
/// ```swift
/// DocumentGroup(newDocument: Minutes(text: "")) { file in
///   TextEditor(text: file.$document.text)
/// }
/// ```
///
/// The page begins with a new document. Its menu opens a file of the reader's. The menu saves a
/// document as a download, because a page cannot write into the file that it was read from. A
/// document is in the memory of its page, and ends with the page.
public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
  private let group: WindowGroup<DocumentWindow<Document>>

  private init(_ kind: DocumentKind<Document>) {
    group = WindowGroup { DocumentWindow(kind) }
  }

  /// Makes a window for documents that are values.
  ///
  /// - Parameters:
  ///   - newDocument: Makes a new document.
  ///   - editor: Makes the view of a document.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {
    self.init(.values(newDocument, editor))
  }

  /// Makes a window that shows documents that are values, and does not change them.
  ///
  /// - Parameters:
  ///   - documentType: The type of the documents.
  ///   - viewer: Makes the view of a document.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {
    self.init(.values(nil, viewer))
  }

  /// Makes a window for documents that are objects.
  ///
  /// - Parameters:
  ///   - newDocument: Makes a new document.
  ///   - editor: Makes the view of a document.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument {
    self.init(.objects(newDocument, editor))
  }

  /// Makes a window that shows documents that are objects, and does not save them.
  ///
  /// - Parameters:
  ///   - documentType: The type of the documents.
  ///   - viewer: Makes the view of a document.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument {
    self.init(.objects(nil, viewer))
  }

  /// The view that is drawn for the scene.
  ///
  /// - Parameter scene: The scene to draw.
  @_documentation(visibility: internal)
  public static func _content(of scene: Self) -> AnyView { WindowGroup._content(of: scene.group) }
}

/// A document that is open, for the view that shows it.
@MainActor @preconcurrency
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// The copy of the file that the document was read from; nil for a new one.
  public let fileURL: URL?
  /// Whether the document can be changed.
  public let isEditable: Bool
}

/// A document that is open and is an object, for the view that shows it.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The copy of the file that the document was read from; nil for a new one.
  public let fileURL: URL?
  /// Whether the document can be saved.
  public let isEditable: Bool
}

/// The properties of an open document, for the views inside.
public struct DocumentConfiguration: Hashable, Sendable {
  /// The copy of the file that the document was read from; nil for a new one.
  public let fileURL: URL?
  /// Whether the document can be changed.
  public let isEditable: Bool
}

private enum DocumentConfigurationKey: EnvironmentKey {
  static var defaultValue: DocumentConfiguration? { nil }
}

extension EnvironmentValues {
  /// The properties of the document around; nil outside of a `DocumentGroup`.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}
