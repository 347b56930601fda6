// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// The first screen of an application for documents.
@available(
  *,
  unavailable,
  message: "A page has one document at a time, which its DocumentGroup makes and opens."
)
public struct DocumentLaunchView<Actions: View, DocumentView: View>: View {
  public init(
    _ title: LocalizedStringKey? = nil,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
  ) {}
  public var body: Never { fatalError("unavailable") }
}

/// The first scene of an application for documents.
@available(
  *,
  unavailable,
  message: "A page has one document at a time, which its DocumentGroup makes and opens."
)
public struct DocumentGroupLaunchScene<Actions: View>: PrimitiveScene {
  public init(_ title: LocalizedStringKey? = nil, @ViewBuilder _ actions: () -> Actions) {}
  public init<Background: View>(
    _ title: LocalizedStringKey? = nil,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> Background
  ) {}
  public init<Background: View, Overlay: View>(
    _ title: LocalizedStringKey? = nil,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> Background,
    @ViewBuilder overlayAccessoryView: @escaping (Any) -> Overlay
  ) {}
  public init<Background: View, Back: View, Overlay: View>(
    _ title: LocalizedStringKey? = nil,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> Background,
    @ViewBuilder backgroundAccessoryView: @escaping (Any) -> Back,
    @ViewBuilder overlayAccessoryView: @escaping (Any) -> Overlay
  ) {}
  @_documentation(visibility: internal)
  public static func _content(of scene: Self) -> AnyView { AnyView(EmptyView()) }
}

/// The default actions at the launch of an application for documents.
@available(
  *,
  unavailable,
  message: "A page has one document at a time, which its DocumentGroup makes and opens."
)
public struct DefaultDocumentGroupLaunchActions: View {
  public var body: Never { fatalError("unavailable") }
}

/// Makes a document.
@available(
  *,
  unavailable,
  message: "A page has one document at a time, which its DocumentGroup makes and opens."
)
public struct NewDocumentButton<Label: View>: View {
  public init(_ title: LocalizedStringKey? = nil, contentType: UTType? = nil) where Label == Text {}
  public var body: Never { fatalError("unavailable") }
}

/// Makes a document.
@available(
  *,
  unavailable,
  message: "A page has one document at a time, which its DocumentGroup makes and opens."
)
public struct NewDocumentAction: Sendable {
  public func callAsFunction(contentType: UTType) {}
}

/// Opens a document.
@available(
  *,
  unavailable,
  message: "A page has one document at a time, which its DocumentGroup makes and opens."
)
public struct OpenDocumentAction: Sendable {
  public func callAsFunction(at url: URL) async throws {}
}

/// The options of a file dialog.
@available(
  *,
  unavailable,
  message: "The browser has its own file chooser. Use fileImporter or fileExporter."
)
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 2)
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)
}

@available(
  *,
  unavailable,
  message: "A page has one document at a time, which its DocumentGroup makes and opens."
)
extension EnvironmentValues {
  public var newDocument: NewDocumentAction { .init() }
  public var openDocument: OpenDocumentAction { .init() }
}

@available(
  *,
  unavailable,
  message: "A page has one document at a time, which its DocumentGroup makes and opens."
)
extension View {
  public func documentBrowserContextMenu(
    _ menu: @escaping ([URL]?) -> some View
  ) -> Self { self }
}

@available(
  *,
  unavailable,
  message: "The browser has its own file chooser. Use fileImporter or fileExporter."
)
extension View {
  public func fileMover(
    isPresented: Binding<Bool>,
    file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>,
    files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> Self where C.Element == URL { self }
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey?) -> Self { self }
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> Self { self }
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> Self { self }
  public func fileDialogCustomizationID(_ id: String) -> Self { self }
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> Self { self }
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> Self { self }
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> Self { self }
  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> Self { self }
}
