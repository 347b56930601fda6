public import Foundation

extension View {
  /// Asks for a file, which a browser uploads.
  ///
  /// The file is a copy in a folder of the session. It is removed when the session ends, so move
  /// what is to stay. Its name is the one that the browser gave, without parts that could lead to
  /// another folder.
  ///
  /// - Parameters:
  ///   - isPresented: Whether to ask for a file; set to false when it is here or the person
  ///     cancels.
  ///   - allowedContentTypes: The types of files that may be chosen. The name's extension decides,
  ///     or the browser's MIME type if the extension is unknown. A file whose first bytes are of
  ///     another type is refused: a PNG must begin as one, and a text must have no control
  ///     characters. This is no proof, because the maker of a file chooses its bytes: examine a
  ///     file before you trust it.
  ///   - onCompletion: Called on the main actor with the file; never with an error.
  public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileImporterModifier(
        isPresented: isPresented,
        types: allowedContentTypes,
        allowsMultiple: false,
        onProgress: nil,
        onCompletion: { files in
          if let file = files.first { onCompletion(.success(file)) }
        },
        onCancellation: nil
      )
    )
  }

  /// Asks for files, which a browser uploads.
  ///
  /// The files are copies in a folder of the session. They are removed when the session ends, so
  /// move what is to stay.
  ///
  /// - Parameters:
  ///   - isPresented: Whether to ask for files; set to false when they are here or the person
  ///     cancels.
  ///   - allowedContentTypes: The types of files that may be chosen. The name's extension decides,
  ///     or the browser's MIME type if the extension is unknown. A file whose first bytes are of
  ///     another type is refused: a PNG must begin as one, and a text must have no control
  ///     characters. This is no proof, because the maker of a file chooses its bytes: examine a
  ///     file before you trust it.
  ///   - allowsMultipleSelection: Whether several may be chosen at once.
  ///   - onCompletion: Called on the main actor with the files; never with an error.
  public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(
      FileImporterModifier(
        isPresented: isPresented,
        types: allowedContentTypes,
        allowsMultiple: allowsMultipleSelection,
        onProgress: nil,
        onCompletion: { onCompletion(.success($0)) },
        onCancellation: nil
      )
    )
  }

  /// Asks for files, which a browser uploads, and reports a cancellation.
  ///
  /// - Parameters:
  ///   - isPresented: Whether to ask for files; set to false when they are here or the person
  ///     cancels.
  ///   - allowedContentTypes: The types of files that may be chosen, checked by name and first
  ///     bytes, which is no proof.
  ///   - allowsMultipleSelection: Whether several files may be chosen at once.
  ///   - onCompletion: Called on the main actor with the files; never with an error.
  ///   - onCancellation: Called on the main actor when the person cancels.
  public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileImporterModifier(
        isPresented: isPresented,
        types: allowedContentTypes,
        allowsMultiple: allowsMultipleSelection,
        onProgress: nil,
        onCompletion: { onCompletion(.success($0)) },
        onCancellation: onCancellation
      )
    )
  }

  /// Asks for files, which a browser uploads, and reports the progress of the upload. The page
  /// shows the progress too. SwiftUI has no such form, because its files need no upload.
  ///
  /// - Parameters:
  ///   - isPresented: Whether to ask for files; set to false when all are here or the person
  ///     cancels.
  ///   - allowedContentTypes: The types of files that may be chosen, checked by name and first
  ///     bytes, which is no proof.
  ///   - allowsMultipleSelection: Whether several may be chosen at once.
  ///   - onProgress: Called on the main actor at each whole percent, with the uploaded bytes of all
  ///     files and their total as the page reports it.
  ///   - onCompletion: Called on the main actor with the files; never with an error.
  public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onProgress: @escaping (Progress) -> Void,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(
      FileImporterModifier(
        isPresented: isPresented,
        types: allowedContentTypes,
        allowsMultiple: allowsMultipleSelection,
        onProgress: onProgress,
        onCompletion: { onCompletion(.success($0)) },
        onCancellation: nil
      )
    )
  }
}

struct FileImporterModifier: PresentingModifier {
  let isPresented: Binding<Bool>
  let types: [UTType]
  let allowsMultiple: Bool
  let onProgress: ((Progress) -> Void)?
  let onCompletion: ([URL]) -> Void
  let onCancellation: (() -> Void)?

  func body(content: Content) -> some View {
    content
    if isPresented.wrappedValue {
      Portal { FileImporterElement(importer: self) }
    }
  }
}

/// The request for files as an element.
struct FileImporterElement: ElementView {
  let importer: FileImporterModifier

  var kind: ElementKind { .fileImporter }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element.takeTint(from: environment)
    let importer = importer
    let accepted = AcceptedTypes(importer.types)
    if !accepted.tokens.isEmpty { element[.acceptedTypes] = .list(accepted.tokens) }
    if importer.allowsMultiple { element[.allowsMultiple] = .flag(true) }
    element.on(.dismiss) { _ in
      importer.isPresented.wrappedValue = false
      importer.onCancellation?()
    }
    guard environment.isEnabled else { return }
    element.on(.files) { event in
      switch event {
      case .files(let files):
        importer.isPresented.wrappedValue = false
        importer.onCompletion(files)
      case .upload(let completed, let total):
        let progress = Progress(totalUnitCount: Int64(total))
        progress.completedUnitCount = Int64(completed)
        importer.onProgress?(progress)
      default: break
      }
    }
  }
}
