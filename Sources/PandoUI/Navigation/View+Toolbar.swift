extension View {
  /// Puts views into the toolbar of the screen; outside of screens, into that of the window.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// Puts items into the toolbar of the screen; outside of screens, into that of the window.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: Content._views(of: content())))
  }

  /// Puts items into the toolbar. The user cannot rearrange them here.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String,
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: Content._views(of: content())))
  }

  /// Puts views to both sides of the screen's bar, in the older form.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts a view to the leading side of the screen's bar, in the older form.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts a view to the trailing side of the screen's bar, in the older form.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Takes something from the bar that the platform puts there.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    self
  }

  /// Gives bars a background. Renderers draw bars in their own way.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Says whether the background of bars is seen. Renderers draw bars in their own way.
  public func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Says whether the background of bars is seen. Renderers draw bars in their own way.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Says how bars are coloured. Renderers draw bars in their own way.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Says how large the title of the screen is.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    screenSettings { $0.displayMode = mode.name }
  }

  /// Says what a toolbar is for. It makes no difference here.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}

/// How large the title of a screen is.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// Large above the content.
  public static let large = Self(name: "large")
  /// In the bar.
  public static let inline = Self(name: "inline")
  /// In the bar, as large as above the content.
  public static let inlineLarge = Self(name: "inlineLarge")
}

/// What a toolbar is for.
public struct ToolbarRole: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// For going through content.
  public static let browser = Self(name: "browser")
  /// For editing content.
  public static let editor = Self(name: "editor")
  /// For moving around.
  public static let navigationStack = Self(name: "navigationStack")
}

/// What the platform puts into a bar.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  let name: String
  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = Self(name: "sidebarToggle")
  /// The title.
  public static let title = Self(name: "title")
}

/// Draws items in the toolbar of the screen around, or of the window.
struct ToolbarModifier<Items: View>: ViewModifier {
  let items: Items
  @Environment(\.screenHosts) private var hosts

  func body(content: Content) -> some View {
    content.screenSettings { $0.hasToolbar = true }
    if let hosts {
      Portal(to: hosts.toolbar) { items }
    } else {
      Portal { ToolbarElement { items } }
    }
  }
}

/// A toolbar; each view in it becomes an item.
struct ToolbarElement<Items: View>: ElementView {
  var host: PortalHost?
  let content: Items

  init(host: PortalHost? = nil, @ViewBuilder content: () -> Items) {
    self.host = host
    self.content = content()
  }

  var kind: ElementKind { .toolbar }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element.host = host
    element.units(.toolbarItem) { item in
      item[.placement] = .text(item.traits[ToolbarPlacementTrait.self])
    }
  }
}
