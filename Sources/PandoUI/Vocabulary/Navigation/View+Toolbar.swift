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

  /// Says how large the title of the screen is.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    screenSettings { $0.displayMode = mode.name }
  }

  /// Hides the item, or shows it.
  @ViewBuilder
  public func toolbarItemHidden(_ hidden: Bool = true) -> some View {
    if !hidden { self }
  }
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
