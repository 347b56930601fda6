import Foundation

/// A document that is open.
struct OpenDocument<Document> {
  var document: Document
  /// The copy of the file that it was read from; nil for a new one.
  var url: URL?
  var type: UTType?
  /// Whether it has changed since it was made, read or saved.
  var isEdited = false
  /// Distinguishes it from the documents before it.
  let number: Int

  /// The name of its file without the extension; nil for a new document.
  var name: String? { url?.deletingPathExtension().lastPathComponent }
}

/// The page of one document: its view, and a menu for files.
struct DocumentWindow<Document>: View {
  /// The replacement of a document.
  private enum Replacement {
    case new, file
  }

  let kind: DocumentKind<Document>

  @State private var opened: OpenDocument<Document>?
  @State private var isOpening = false
  @State private var isSaving = false
  @State private var isAsking = false
  @State private var replacement = Replacement.new
  @State private var failure: String?

  init(_ kind: DocumentKind<Document>) {
    self.kind = kind
    _opened = State(
      initialValue: kind.makeNew.map { OpenDocument(document: $0(), number: 0) }
    )
  }

  var body: some View {
    NavigationStack {
      content
        .navigationTitle(opened?.name.map { Text(verbatim: $0) } ?? Text(.untitled))
        .toolbar { ToolbarItem(placement: .navigation) { menu } }
    }
    .environment(
      \.documentConfiguration,
      opened.map { DocumentConfiguration(fileURL: $0.url, isEditable: kind.makeNew != nil) }
    )
    .fileImporter(isPresented: $isOpening, allowedContentTypes: kind.readableTypes) { result in
      if let url = try? result.get() { read(url) }
    }
    .modifier(
      FileExporterModifier(isPresented: $isSaving, onCompletion: noteSaved) { try written() }
    )
    .confirmationDialog(
      Text(.unsavedChanges),
      isPresented: $isAsking,
      titleVisibility: .visible
    ) {
      Button(role: .destructive) {
        replace(by: replacement)
      } label: {
        Text(.discardChanges)
      }
    }
    .alert(Text(.notPossible), isPresented: hasFailed) {
    } message: {
      if let failure { Text(verbatim: failure) }
    }
  }

  @ViewBuilder private var content: some View {
    if let opened {
      kind.show(
        Binding {
          self.opened?.document ?? opened.document
        } set: { new in
          guard kind.makeNew != nil else { return }
          self.opened?.document = new
          self.opened?.isEdited = true
        },
        opened.url
      ) {
        if self.opened?.isEdited == false { self.opened?.isEdited = true }
      }
      .id(opened.number)
    } else {
      Button {
        isOpening = true
      } label: {
        Text(.openDocument)
      }
      .buttonStyle(.borderedProminent)
    }
  }

  private var hasFailed: Binding<Bool> {
    Binding {
      failure != nil
    } set: { isShown in
      if !isShown { failure = nil }
    }
  }

  private var menu: some View {
    Menu {
      if kind.makeNew != nil {
        Button {
          ask(.new)
        } label: {
          Text(.newDocument)
        }
      }
      Button {
        ask(.file)
      } label: {
        Text(.openDocument)
      }
      .keyboardShortcut("o")
      if kind.makeNew != nil {
        Button {
          isSaving = true
        } label: {
          Text(.saveDocument)
        }
        .keyboardShortcut("s")
      }
    } label: {
      Text(.file)
    }
  }

  /// Replaces the document, after a question if it has changed.
  private func ask(_ replacement: Replacement) {
    if opened?.isEdited == true, kind.makeNew != nil {
      self.replacement = replacement
      isAsking = true
    } else {
      replace(by: replacement)
    }
  }

  private func replace(by replacement: Replacement) {
    switch replacement {
    case .file: isOpening = true
    case .new:
      guard let makeNew = kind.makeNew else { return }
      opened = OpenDocument(document: makeNew(), number: (opened?.number ?? 0) + 1)
    }
  }

  private func read(_ url: URL) {
    let type =
      UTType(filenameExtension: url.pathExtension) ?? kind.readableTypes.first ?? .data
    do {
      let file = try FileWrapper(url: url)
      let document = try kind.read(FileDocumentReadConfiguration(contentType: type, file: file))
      opened = OpenDocument(
        document: document,
        url: url,
        type: type,
        number: (opened?.number ?? 0) + 1
      )
    } catch {
      failure = error.localizedDescription
    }
  }

  private func written() throws -> SavedFile? {
    guard let opened else { return nil }
    let types = kind.writableTypes
    let own = opened.type.flatMap { types.contains($0) ? $0 : nil }
    let type = own ?? types.first ?? .data
    return try SavedFile(try kind.write(opened.document, type), name: opened.name, type: type)
  }

  private func noteSaved(_ result: Result<URL, any Error>) {
    switch result {
    case .success: opened?.isEdited = false
    case .failure(let error): failure = error.localizedDescription
    }
  }
}
