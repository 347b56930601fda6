/// A menu under the title of a screen.
@available(*, unavailable, message: "Put a Menu into a ToolbarItem with the placement principal.")
public struct ToolbarTitleMenu<Content: View>: View {
  /// Not available.
  public init(@ViewBuilder content: () -> Content) {}

  /// Never evaluated.
  public var body: Never { fatalError("unavailable") }
}

/// What a split view is made of.
@available(
  *,
  unavailable,
  message:
    "Renderers draw split views in the styles they know. Use NavigationStack in a view of your own."
)
public struct NavigationSplitViewStyleConfiguration {}

/// Which toolbar items are put into.
@available(*, unavailable, message: "Put the items into toolbar(content:).")
public struct ContentToolbarPlacement: Sendable {
  /// That of the sidebar of tabs.
  public static var tabViewSidebar: ContentToolbarPlacement { .init() }
}

extension View {
  /// Not available; the message says why.
  @available(*, unavailable, message: "Put a Menu into a ToolbarItem with the placement principal.")
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> Self { self }

  /// Not available; the message says why.
  @available(*, unavailable, message: "Put the view into the toolbar, or among what the tabs show.")
  public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> Self { self }

  /// Not available; the message says why.
  @available(*, unavailable, message: "Put the view into the toolbar, or among what the tabs show.")
  public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> Self { self }

  /// Not available; the message says why.
  @available(*, unavailable, message: "Put the view into the toolbar, or among what the tabs show.")
  public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> Self { self }

  /// Not available; the message says why.
  @available(*, unavailable, message: "Put the items into toolbar(content:).")
  public func contentToolbar<Content: View>(
    for placement: ContentToolbarPlacement,
    @ViewBuilder content: () -> Content
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "A search field holds words only. Show what is chosen above the list."
  )
  public func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> Self where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    self
  }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "A search field holds words only. Show what is chosen above the list."
  )
  public func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> Self where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    self
  }
}
