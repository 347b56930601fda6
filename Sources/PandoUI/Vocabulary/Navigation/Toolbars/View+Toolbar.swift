extension View {
  /// Adds views to the toolbar of the screen, or outside of screens to that of the window.
  ///
  /// - Parameter content: The views, each of which becomes an item; built at once.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// Adds items to the toolbar of the screen, or outside of screens to that of the window.
  ///
  /// - Parameter content: The items; built at once.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: Content._views(of: content())))
  }

  /// Adds items to the toolbar in a fixed order.
  ///
  /// - Parameters:
  ///   - id: No effect here: the user cannot rearrange items.
  ///   - content: The items; built at once.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String,
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: Content._views(of: content())))
  }

  /// Adds views to both sides of the screen's bar, in the older form.
  ///
  /// - Parameters:
  ///   - leading: The view at the leading side.
  ///   - trailing: The view at the trailing side.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds a view to the leading side of the screen's bar, in the older form.
  ///
  /// - Parameter leading: The view at the leading side.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds a view to the trailing side of the screen's bar, in the older form.
  ///
  /// - Parameter trailing: The view at the trailing side.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Sets the size of the screen's title.
  ///
  /// - Parameter mode: `.inline` draws a small title in the bar; all other modes draw a large one.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    screenSettings { $0.displayMode = mode.name }
  }

  /// Hides or shows the item.
  ///
  /// - Parameter hidden: Whether the item is left out.
  @ViewBuilder
  public func toolbarItemHidden(_ hidden: Bool = true) -> some View {
    if !hidden { self }
  }
}

/// The size of a screen's title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// Large above the content.
  public static let large = Self(name: "large")
  /// In the bar.
  public static let inline = Self(name: "inline")
  /// In the bar, as large as above the content.
  public static let inlineLarge = Self(name: "inlineLarge")
}

/// Draws items in the toolbar of the enclosing screen, or of the window.
struct ToolbarModifier<Items: View>: ViewModifier {
  let items: Items
  @Environment(\.screenHosts) private var hosts
  // Passed on, because the bar is not drawn inside of the view and does not inherit its tint.
  @Environment(\.tint) private var tint

  func body(content: Content) -> some View {
    content.screenSettings { $0.hasToolbar = true }
    let items = items.modifier(PaintModifier(key: .tint, paint: tint))
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
