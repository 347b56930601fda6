/// One item of a toolbar.
///
/// ```swift
/// .toolbar {
///   ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") { add() } }
/// }
/// ```
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Makes the views that are drawn.
  @_documentation(visibility: internal)
  public static func _views(of item: Self) -> AnyView {
    AnyView(item.content.trait(ToolbarPlacementTrait.self, item.placement.name))
  }
}

extension ToolbarItem where ID == () {
  /// An item at a place.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// An item with an identity.
  public init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// An item with an identity. Whether it is shown by default makes no difference here.
  public init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, placement: placement, content: content)
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {
  /// Which type of item it is.
  public nonisolated var id: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

/// Several items at one place.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Items at a place.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Makes the views that are drawn.
  @_documentation(visibility: internal)
  public static func _views(of group: Self) -> AnyView {
    AnyView(group.content.trait(ToolbarPlacementTrait.self, group.placement.name))
  }
}

/// The gap between two items: fixed, or as large as there is room.
public struct SpacerSizing: Hashable, Sendable {
  let name: String
  /// As large as there is room.
  public static let flexible = SpacerSizing(name: "flexible")
  /// As large as the platform has it.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// A gap between items.
public struct ToolbarSpacer: PrimitiveToolbarContent, CustomizableToolbarContent {
  private let placement: ToolbarItemPlacement

  /// A gap at a place.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.placement = placement
  }

  /// Makes the views that are drawn.
  @_documentation(visibility: internal)
  public static func _views(of spacer: Self) -> AnyView {
    AnyView(
      ToolbarSpacerElement().trait(ToolbarPlacementTrait.self, spacer.placement.name)
    )
  }
}

struct ToolbarSpacerElement: ElementView {
  var kind: ElementKind { .spacer }
  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {}
}

/// Several contents, one after the other.
@_documentation(visibility: internal)
public struct ToolbarContentList: PrimitiveToolbarContent, CustomizableToolbarContent {
  let views: AnyView

  /// Makes the views that are drawn.
  @_documentation(visibility: internal)
  public static func _views(of list: Self) -> AnyView { list.views }
}

/// A content or none.
@_documentation(visibility: internal)
public struct OptionalToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent,
  CustomizableToolbarContent
{
  let content: Content?

  /// Makes the views that are drawn.
  @_documentation(visibility: internal)
  public static func _views(of optional: Self) -> AnyView {
    AnyView(optional.content.map { Content._views(of: $0) })
  }
}

/// Where an item of a toolbar stands.
enum ToolbarPlacementTrait: TraitKey {
  static var defaultValue: String { "automatic" }
}

/// Builds the content of a toolbar from a list of statements.
@MainActor @preconcurrency
@resultBuilder
public struct ToolbarContentBuilder {
  /// A content as it is.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// The first content.
  public static func buildPartialBlock<Content: ToolbarContent>(first content: Content) -> Content {
    content
  }

  /// The contents so far, and the next one.
  public static func buildPartialBlock<Accumulated: ToolbarContent, Next: ToolbarContent>(
    accumulated: Accumulated,
    next: Next
  ) -> ToolbarContentList {
    ToolbarContentList(
      views: AnyView(
        TupleView(Accumulated._views(of: accumulated), Next._views(of: next))
      )
    )
  }

  /// An `if` without an `else`.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> OptionalToolbarContent<Content> {
    OptionalToolbarContent(content: content)
  }

  /// The first branch of an `if`.
  public static func buildEither<First: ToolbarContent>(first: First) -> ToolbarContentList {
    ToolbarContentList(
      views: AnyView(ToolbarBranch(isFirst: true, views: First._views(of: first)))
    )
  }

  /// The other branch of an `if`.
  public static func buildEither<Second: ToolbarContent>(second: Second) -> ToolbarContentList {
    ToolbarContentList(
      views: AnyView(ToolbarBranch(isFirst: false, views: Second._views(of: second)))
    )
  }

  /// The body of an `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> ToolbarContentList {
    ToolbarContentList(views: Content._views(of: content))
  }
}

/// A branch of an `if` in a toolbar.
struct ToolbarBranch: View {
  let isFirst: Bool
  let views: AnyView

  var body: some View {
    if isFirst { views } else { views }
  }
}
