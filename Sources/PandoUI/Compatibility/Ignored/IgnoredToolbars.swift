extension View {
  /// No effect here: renderers draw bars in their own way.
  ///
  /// - Parameters:
  ///   - style: The style of what is written in the bars.
  ///   - bars: The bars that this is for.
  public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Sets the purpose of a toolbar. No effect here: a toolbar looks the same whatever it is for.
  ///
  /// - Parameter role: The purpose of the toolbar.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}

extension ToolbarContent {
  /// No effect here: renderers draw bars in their own way.
  ///
  /// - Parameter visibility: Whether the items stand on a background that they share with those beside them.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

  /// No effect here: a screen does not grow out of a view.
  ///
  /// - Parameters:
  ///   - id: The identity of the items, which the transition names as its source.
  ///   - namespace: The namespace of the identity.
  public func matchedTransitionSource<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
  /// No effect here: renderers draw bars in their own way.
  ///
  /// - Parameter visibility: Whether the items stand on a background that they share with those beside them.
  public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some CustomizableToolbarContent { self }

  /// No effect here: toolbars cannot be arranged.
  ///
  /// - Parameter behavior: Whether the item can be arranged.
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// No effect here: toolbars cannot be arranged.
  ///
  /// - Parameters:
  ///   - defaultVisibility: Whether the item is in the bar at first.
  ///   - options: How the item can be arranged.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic,
    options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}

/// The behaviour of an item when a toolbar is arranged. No effect here: toolbars cannot be
/// arranged.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  let name: String
  /// The item can be moved and removed.
  public static let `default` = Self(name: "default")
  /// The item can be moved.
  public static let reorderable = Self(name: "reorderable")
  /// The item cannot be arranged.
  public static let disabled = Self(name: "disabled")
}

/// The options for arranging an item. No effect here: toolbars cannot be arranged.
public struct ToolbarCustomizationOptions: OptionSet, Hashable, Sendable {
  /// One bit for each option.
  public let rawValue: Int

  /// Makes a set from its bits.
  ///
  /// - Parameter rawValue: The bits that are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The item is always available.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1 << 0)
}

/// The purpose of a toolbar. No effect here: a toolbar looks the same whatever it is for.
public struct ToolbarRole: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// For browsing content.
  public static let browser = Self(name: "browser")
  /// For editing content.
  public static let editor = Self(name: "editor")
  /// For navigating a stack.
  public static let navigationStack = Self(name: "navigationStack")
}

/// An item that the platform puts into bars. No effect here: renderers choose the places of such
/// items.
public struct DefaultToolbarItem: PrimitiveToolbarContent, CustomizableToolbarContent {
  /// An item at a place.
  ///
  /// - Parameters:
  ///   - kind: The item of the platform.
  ///   - placement: Where in the bars the item stands.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  /// Makes the views that are drawn: none.
  ///
  /// - Parameter item: The item, of which nothing is drawn.
  @_documentation(visibility: internal)
  public static func _views(of item: Self) -> AnyView { AnyView(EmptyView()) }
}
