public import Foundation

/// A document that is an object.
@available(
  *,
  unavailable,
  message: "There are no document windows. Keep documents with @Shared and fileStorage."
)
public protocol ReferenceFileDocument: AnyObject {
  /// Not available.
  associatedtype Snapshot

  /// Not available.
  typealias ReadConfiguration = FileDocumentReadConfiguration

  /// Not available.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [UTType] { get }

  /// Not available.
  init(configuration: ReadConfiguration) throws
}

/// A document that is open.
@available(
  *,
  unavailable,
  message: "There are no document windows. Keep documents with @Shared and fileStorage."
)
public struct FileDocumentConfiguration<Document> {
  /// The document.
  public var document: Document { fatalError("unavailable") }
  /// A binding to it.
  public var projectedValue: Binding<Document> { fatalError("unavailable") }
  /// Where it is.
  public var fileURL: URL? { nil }
  /// Whether it can be changed.
  public var isEditable: Bool { false }
}

/// A document that is open.
@available(
  *,
  unavailable,
  message: "There are no document windows. Keep documents with @Shared and fileStorage."
)
public struct ReferenceFileDocumentConfiguration<Document> {
  /// The document.
  public var document: Document { fatalError("unavailable") }
  /// Where it is.
  public var fileURL: URL? { nil }
  /// Whether it can be changed.
  public var isEditable: Bool { false }
}

/// What is known of an open document.
@available(
  *,
  unavailable,
  message: "There are no document windows. Keep documents with @Shared and fileStorage."
)
public struct DocumentConfiguration {
  /// Where it is.
  public var fileURL: URL? { nil }
  /// Whether it can be changed.
  public var isEditable: Bool { false }
}

/// The first screen of an application for documents.
@available(
  *,
  unavailable,
  message: "There are no document windows. Keep documents with @Shared and fileStorage."
)
public struct DocumentLaunchView<Actions: View, DocumentView: View>: View {
  /// Not available.
  public init(
    _ title: LocalizedStringKey? = nil,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
  ) {}

  /// Never evaluated.
  public var body: Never { fatalError("unavailable") }
}

/// The first scene of an application for documents.
@available(
  *,
  unavailable,
  message: "There are no document windows. Keep documents with @Shared and fileStorage."
)
public struct DocumentGroupLaunchScene<Actions: View>: PrimitiveScene {
  /// Not available.
  public init(_ title: LocalizedStringKey? = nil, @ViewBuilder _ actions: () -> Actions) {}

  /// Never used.
  @_documentation(visibility: internal)
  public static func _content(of scene: Self) -> AnyView { AnyView(EmptyView()) }
}

/// What can be done first in an application for documents.
@available(
  *,
  unavailable,
  message: "There are no document windows. Keep documents with @Shared and fileStorage."
)
public struct DefaultDocumentGroupLaunchActions: View {
  /// Never evaluated.
  public var body: Never { fatalError("unavailable") }
}

/// Makes a document.
@available(
  *,
  unavailable,
  message: "There are no document windows. Keep documents with @Shared and fileStorage."
)
public struct NewDocumentButton<Label: View>: View {
  /// Not available.
  public init(_ title: LocalizedStringKey? = nil, contentType: UTType) where Label == Text {}

  /// Never evaluated.
  public var body: Never { fatalError("unavailable") }
}

/// Makes a document.
@available(
  *,
  unavailable,
  message: "There are no document windows. Keep documents with @Shared and fileStorage."
)
public struct NewDocumentAction: Sendable {
  /// Not available.
  public func callAsFunction(contentType: UTType) {}
}

/// Opens a document.
@available(
  *,
  unavailable,
  message: "There are no document windows. Keep documents with @Shared and fileStorage."
)
public struct OpenDocumentAction: Sendable {
  /// Not available.
  public func callAsFunction(at url: URL) async throws {}
}

/// Gives something another name.
@available(*, unavailable, message: "Use a Button that changes the state of your own view instead.")
public struct RenameAction {
  /// Not available.
  public func callAsFunction() {}
}

/// What is shown where files are chosen.
@available(
  *,
  unavailable,
  message: "The browser shows its own way to choose a file. Use fileImporter or fileExporter."
)
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// One bit for each of them.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What a file that looks like one holds.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Endings of names.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 2)
  /// Files that are hidden.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)
}

extension EnvironmentValues {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "There are no document windows. Keep documents with @Shared and fileStorage."
  )
  public var newDocument: NewDocumentAction { .init() }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "There are no document windows. Keep documents with @Shared and fileStorage."
  )
  public var openDocument: OpenDocumentAction { .init() }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "There are no document windows. Keep documents with @Shared and fileStorage."
  )
  public var documentConfiguration: DocumentConfiguration? { nil }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Use a Button that changes the state of your own view instead."
  )
  public var rename: RenameAction? { nil }
}

extension View {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Use a Button that changes the state of your own view instead."
  )
  public func renameAction(_ action: @escaping () -> Void) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Use a Button that changes the state of your own view instead."
  )
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "There are no document windows. Keep documents with @Shared and fileStorage."
  )
  public func documentBrowserContextMenu(
    _ menu: @escaping ([URL]?) -> some View
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "The browser shows its own way to choose a file. Use fileImporter or fileExporter."
  )
  public func fileMover(
    isPresented: Binding<Bool>,
    file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "The browser shows its own way to choose a file. Use fileImporter or fileExporter."
  )
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>,
    files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> Self where C.Element == URL { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "The browser shows its own way to choose a file. Use fileImporter or fileExporter."
  )
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey?) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "The browser shows its own way to choose a file. Use fileImporter or fileExporter."
  )
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "The browser shows its own way to choose a file. Use fileImporter or fileExporter."
  )
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "The browser shows its own way to choose a file. Use fileImporter or fileExporter."
  )
  public func fileDialogCustomizationID(_ id: String) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "The browser shows its own way to choose a file. Use fileImporter or fileExporter."
  )
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "The browser shows its own way to choose a file. Use fileImporter or fileExporter."
  )
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "The browser shows its own way to choose a file. Use fileImporter or fileExporter."
  )
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "The browser shows its own way to choose a file. Use fileImporter or fileExporter."
  )
  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> Self { self }
}
