extension WindowGroup {
  /// Windows for values.
  @available(
    *,
    unavailable,
    message: "An interface has one window. Show the value in a sheet, or push it."
  )
  public init<D: Codable & Hashable>(
    _ title: String? = nil,
    id: String? = nil,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    fatalError("unavailable")
  }
}

/// Windows for documents.
@available(
  *,
  unavailable,
  message: "There are no document windows. Keep documents with @Shared and fileStorage."
)
public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
  /// Not available.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}

  /// Not available.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument {}

  /// Not available.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}

  /// Never used.
  @_documentation(visibility: internal)
  public static func _content(of scene: Self) -> AnyView { AnyView(EmptyView()) }
}

/// A menu in the menu bar of the system.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
  /// Not available.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  /// Not available.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) where Label == Text {}

  /// Not available.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {}

  /// Never used.
  @_documentation(visibility: internal)
  public static func _content(of scene: Self) -> AnyView { AnyView(EmptyView()) }
}
