public import Foundation

extension View {
  /// Offers a document as a file, which a browser downloads.
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
          return try SavedFile(wrapper, name: defaultFilename, type: contentType)
        }
      }
    )
  }

  /// Offers an item as a file, which a browser downloads.
  ///
  /// - Parameters:
  ///   - isPresented: Whether to write the item; set to false at once.
  ///   - item: The item; with nil nothing happens. `Data` is written unchanged, and any other item
  ///     as its text.
  ///   - contentTypes: The types of the file, of which the first counts; by default data or plain
  ///     text.
  ///   - defaultFilename: The suggested name; the type's extension is added to a name without a
  ///     dot.
  ///   - onCompletion: Called on the main actor with the address at which the file is offered, or
  ///     with the error.
  ///   - onCancellation: No effect here: a browser does not report a refused file.
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
