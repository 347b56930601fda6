public import Foundation

extension View {
  /// Hands a document to whoever uses the application, as a file: a browser downloads it.
  ///
  /// The document is written when the binding becomes true, which is then set to false.
  ///
  /// - Parameters:
  ///   - isPresented: Whether to do it.
  ///   - document: What to write; with none nothing is done.
  ///   - contentType: What the file is to hold.
  ///   - defaultFilename: What the file is to be called. Its extension is added where there is none.
  ///   - onCompletion: Is told the address that the file was offered at, or why it could not be
  ///     written. Where it is kept is the reader's affair, and is not told.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileExporterModifier(isPresented: isPresented, onCompletion: onCompletion) {
        try document.map { document in
          let wrapper = try document.fileWrapper(configuration: .init(contentType: contentType))
          guard let data = wrapper.regularFileContents else {
            throw CocoaError(.fileWriteUnknown)
          }
          let name = defaultFilename ?? wrapper.preferredFilename
          return SavedFile(name: name ?? "", type: contentType, data: data)
        }
      }
    )
  }

  /// Hands something to whoever uses the application, as a file: a browser downloads it.
  ///
  /// - Parameters:
  ///   - isPresented: Whether to do it; set to false then.
  ///   - item: What to write; with none nothing is done. `Data` is written as it is, everything else
  ///     as the text that it is carried as.
  ///   - contentTypes: What the file is to hold; the first counts.
  ///   - defaultFilename: What the file is to be called. Its extension is added where there is none.
  ///   - onCompletion: Is told the address that the file was offered at, or why it could not be
  ///     written.
  ///   - onCancellation: No effect here: a browser does not say that somebody did not want a file.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>,
    item: T?,
    contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      FileExporterModifier(isPresented: isPresented, onCompletion: onCompletion) {
        try item.map { item in
          let bytes = item as? Data ?? T.text(of: item).map { Data($0.utf8) }
          guard let bytes else { throw CocoaError(.fileWriteUnknown) }
          let type = contentTypes.first ?? (item is Data ? .data : .plainText)
          return SavedFile(name: defaultFilename ?? "", type: type, data: bytes)
        }
      }
    )
  }
}

struct FileExporterModifier: PresentingModifier {
  let isPresented: Binding<Bool>
  let onCompletion: (Result<URL, any Error>) -> Void
  let file: () throws -> SavedFile?

  @Environment(\.fileSaver) private var saver

  init(
    isPresented: Binding<Bool>,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    file: @escaping () throws -> SavedFile?
  ) {
    self.isPresented = isPresented
    self.onCompletion = onCompletion
    self.file = file
  }

  func body(content: Content) -> some View {
    let saver = saver
    content.onChange(of: isPresented.wrappedValue, initial: true) { _, isPresented in
      if isPresented { export(with: saver) }
    }
  }

  private func export(with saver: FileSaver?) {
    isPresented.wrappedValue = false
    do {
      guard var file = try file() else { return }
      file.name = fileName(from: file.name.isEmpty ? "Untitled" : file.name)
      if let ending = file.type.preferredFilenameExtension, !file.name.contains(".") {
        file.name += ".\(ending)"
      }
      guard let saver else { throw CocoaError(.featureUnsupported) }
      onCompletion(.success(try saver.save(file)))
    } catch {
      onCompletion(.failure(error))
    }
  }
}
