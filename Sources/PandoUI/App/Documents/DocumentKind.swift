import Foundation
import OpenCombine

/// The functions that make, read, write and show documents of one type.
@MainActor
struct DocumentKind<Document> {
  /// Makes a new document; nil where documents are only shown.
  let makeNew: (() -> Document)?
  let readableTypes: [UTType]
  let writableTypes: [UTType]
  let read: (FileDocumentReadConfiguration) throws -> Document
  let write: (Document, UTType) throws -> FileWrapper
  /// Makes the view of a document. It gets a binding to the document, the file that the document
  /// was read from, and a closure to call when a document that is an object changes.
  let show: (Binding<Document>, URL?, @escaping () -> Void) -> AnyView
}

extension DocumentKind where Document: FileDocument {
  static func values<Content: View>(
    _ makeNew: (() -> Document)?,
    _ content: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) -> Self {
    DocumentKind(
      makeNew: makeNew,
      readableTypes: Document.readableContentTypes,
      writableTypes: Document.writableContentTypes,
      read: { try Document(configuration: $0) },
      write: { try $0.fileWrapper(configuration: .init(contentType: $1)) },
      show: { document, url, _ in
        AnyView(
          content(
            FileDocumentConfiguration(
              document: document,
              fileURL: url,
              isEditable: makeNew != nil
            )
          )
        )
      }
    )
  }
}

extension DocumentKind where Document: ReferenceFileDocument {
  static func objects<Content: View>(
    _ makeNew: (() -> Document)?,
    _ content: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) -> Self {
    DocumentKind(
      makeNew: makeNew,
      readableTypes: Document.readableContentTypes,
      writableTypes: Document.writableContentTypes,
      read: { try Document(configuration: $0) },
      write: { document, type in
        try document.fileWrapper(
          snapshot: document.snapshot(contentType: type),
          configuration: .init(contentType: type)
        )
      },
      show: { document, url, changed in
        AnyView(
          content(
            ReferenceFileDocumentConfiguration(
              document: document.wrappedValue,
              fileURL: url,
              isEditable: makeNew != nil
            )
          )
          .onReceive(document.wrappedValue.objectWillChange) { _ in changed() }
        )
      }
    )
  }
}
