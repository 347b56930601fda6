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
  ///
  /// - Parameter item: The item to draw.
  @_documentation(visibility: internal)
  public static func _views(of item: Self) -> AnyView {
    AnyView(item.content.trait(ToolbarPlacementTrait.self, item.placement.name))
  }
}

extension ToolbarItem where ID == () {
  /// Makes an item at a place.
  ///
  /// - Parameters:
  ///   - placement: The place in the toolbar.
  ///   - content: The item; built at once.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Makes an item with an identity.
  ///
  /// - Parameters:
  ///   - id: No effect here: the user cannot rearrange items.
  ///   - placement: The place in the toolbar.
  ///   - content: The item; built at once.
  public init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Makes an item with an identity, which is always shown.
  ///
  /// - Parameters:
  ///   - id: No effect here: the user cannot rearrange items.
  ///   - placement: The place in the toolbar.
  ///   - showsByDefault: No effect here: the item is always shown.
  ///   - content: The item; built at once.
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
  /// The type of the item.
  public nonisolated var id: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

/// Several items at one place.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Makes a group of items at a place.
  ///
  /// - Parameters:
  ///   - placement: The place in the toolbar.
  ///   - content: The items; built at once.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Makes the views that are drawn.
  ///
  /// - Parameter group: The group to draw.
  @_documentation(visibility: internal)
  public static func _views(of group: Self) -> AnyView {
    AnyView(group.content.trait(ToolbarPlacementTrait.self, group.placement.name))
  }
}

/// The size of the gap between two items: fixed, or all available space.
public struct SpacerSizing: Hashable, Sendable {
  let name: String
  /// All available space.
  public static let flexible = SpacerSizing(name: "flexible")
  /// The platform's default gap.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// A gap between items.
public struct ToolbarSpacer: PrimitiveToolbarContent, CustomizableToolbarContent {
  private let placement: ToolbarItemPlacement

  /// Makes a gap at a place.
  ///
  /// - Parameters:
  ///   - sizing: No effect here: all gaps look alike.
  ///   - placement: The place in the toolbar.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.placement = placement
  }

  /// Makes the views that are drawn.
  ///
  /// - Parameter spacer: The gap to draw.
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

/// Several toolbar contents in order.
@_documentation(visibility: internal)
public struct ToolbarContentList: PrimitiveToolbarContent, CustomizableToolbarContent {
  let views: AnyView

  /// Makes the views that are drawn.
  ///
  /// - Parameter list: The contents to draw.
  @_documentation(visibility: internal)
  public static func _views(of list: Self) -> AnyView { list.views }
}

/// Optional toolbar content.
@_documentation(visibility: internal)
public struct OptionalToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent,
  CustomizableToolbarContent
{
  let content: Content?

  /// Makes the views that are drawn.
  ///
  /// - Parameter optional: The content to draw, if there is any.
  @_documentation(visibility: internal)
  public static func _views(of optional: Self) -> AnyView {
    AnyView(optional.content.map { Content._views(of: $0) })
  }
}

/// The place of a toolbar item.
enum ToolbarPlacementTrait: TraitKey {
  static var defaultValue: String { "automatic" }
}

/// Builds the content of a toolbar from a list of statements.
@MainActor @preconcurrency
@resultBuilder
public struct ToolbarContentBuilder {
  /// Takes the content of one statement.
  ///
  /// - Parameter content: The content of one statement.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Takes the content of the only statement.
  ///
  /// An empty block, such as one whose statements are for another platform, is left to the builder
  /// of views.
  ///
  /// - Parameter content: The content of the only statement.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Begins with the content of the first statement.
  ///
  /// - Parameter content: The content of the first statement.
  public static func buildPartialBlock<Content: ToolbarContent>(first content: Content) -> Content {
    content
  }

  /// Appends the content of the next statement.
  ///
  /// - Parameters:
  ///   - accumulated: The contents so far.
  ///   - next: The content of the next statement.
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
  ///
  /// - Parameter content: The content; nil if the condition is false.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> OptionalToolbarContent<Content> {
    OptionalToolbarContent(content: content)
  }

  /// The first branch of an `if`.
  ///
  /// - Parameter first: The content of the branch.
  public static func buildEither<First: ToolbarContent>(first: First) -> ToolbarContentList {
    ToolbarContentList(
      views: AnyView(ToolbarBranch(isFirst: true, views: First._views(of: first)))
    )
  }

  /// The other branch of an `if`.
  ///
  /// - Parameter second: The content of the branch.
  public static func buildEither<Second: ToolbarContent>(second: Second) -> ToolbarContentList {
    ToolbarContentList(
      views: AnyView(ToolbarBranch(isFirst: false, views: Second._views(of: second)))
    )
  }

  /// The body of an `if #available`.
  ///
  /// - Parameter content: The content of the branch.
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
