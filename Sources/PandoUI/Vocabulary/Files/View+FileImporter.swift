public import Foundation

extension View {
  /// Lets somebody choose a file, and hands it to the application: a browser uploads it.
  ///
  /// The file is a copy in a folder of the session's own. It is removed when the session ends: move
  /// what is to stay. Its name is what the browser gave, without what could lead elsewhere.
  ///
  /// - Parameters:
  ///   - isPresented: Whether to ask; set to false when a file was chosen, or none is to be.
  ///   - allowedContentTypes: Which files may be chosen. The end of a name tells, and the browser's
  ///     word where that is not known. A file whose first bytes say another type is refused: a PNG
  ///     begins as one, a text has no control characters. That is no proof, since whoever makes a file
  ///     chooses its bytes: look into a file before you believe it.
  ///   - onCompletion: Is given the file.
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

  /// Lets somebody choose files, and hands them to the application: a browser uploads them.
  ///
  /// The files are copies in a folder of the session's own. They are removed when the session ends:
  /// move what is to stay.
  ///
  /// - Parameters:
  ///   - isPresented: Whether to ask; set to false when files were chosen, or none are to be.
  ///   - allowedContentTypes: Which files may be chosen. The end of a name tells, and the browser's
  ///     word where that is not known. A file whose first bytes say another type is refused: a PNG
  ///     begins as one, a text has no control characters. That is no proof, since whoever makes a file
  ///     chooses its bytes: look into a file before you believe it.
  ///   - allowsMultipleSelection: Whether several may be chosen at once.
  ///   - onCompletion: Is given the files.
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

  /// Lets somebody choose files, and hands them to the application: a browser uploads them.
  ///
  /// - Parameters:
  ///   - isPresented: Whether to ask; set to false when files were chosen, or none are to be.
  ///   - allowedContentTypes: Which files may be chosen, by their names and first bytes, which are no
  ///     proof.
  ///   - allowsMultipleSelection: Whether several may be chosen at once.
  ///   - onCompletion: Is given the files.
  ///   - onCancellation: Is told that nobody wants to choose any.
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

  /// Lets somebody choose files, and hands them to the application, which follows how far they are.
  /// The page shows that too, by itself. SwiftUI has no such form: its files are there at once.
  ///
  /// - Parameters:
  ///   - isPresented: Whether to ask; set to false when all files are there, or none are to be.
  ///   - allowedContentTypes: Which files may be chosen, by their names and first bytes, which are no
  ///     proof.
  ///   - allowsMultipleSelection: Whether several may be chosen at once.
  ///   - onProgress: Is told how many bytes of all files have come, of how many that the page says
  ///     there are; a value each time, about a hundred times.
  ///   - onCompletion: Is given the files.
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

/// The question for files, as a renderer draws it.
struct FileImporterElement: ElementView {
  let importer: FileImporterModifier

  var kind: ElementKind { .fileImporter }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
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
