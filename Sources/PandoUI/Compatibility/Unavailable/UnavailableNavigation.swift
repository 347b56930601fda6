// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// The parts of a split view.
@available(
  *,
  unavailable,
  message:
    "Renderers draw split views in their own styles. Use NavigationStack in a view of your own."
)
public struct NavigationSplitViewStyleConfiguration {}

/// A part of a transition between screens.
@available(
  *,
  unavailable,
  message: "Renderers change screens in their own way. Use automatic or zoom, which compile."
)
public struct _NavigationTransitionInputs {}

/// A part of a transition between screens.
@available(
  *,
  unavailable,
  message: "Renderers change screens in their own way. Use automatic or zoom, which compile."
)
public struct _NavigationTransitionOutputs {}

@available(
  *,
  unavailable,
  message: "Renderers change screens in their own way. Use automatic or zoom, which compile."
)
extension NavigationTransition {
  public func _outputs(
    for inputs: _NavigationTransitionInputs
  ) -> _NavigationTransitionOutputs { .init() }
}

/// The place of toolbar items in a view.
@available(*, unavailable, message: "Put the items into toolbar(content:).")
public struct ContentToolbarPlacement: Sendable {
  public static var tabViewSidebar: ContentToolbarPlacement { .init() }
}

@available(*, unavailable, message: "Put the view into the toolbar, or among what the tabs show.")
extension View {
  public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> Self { self }
  public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> Self { self }
  public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> Self { self }
}

@available(*, unavailable, message: "Put the items into toolbar(content:).")
extension View {
  public func contentToolbar<Content: View>(
    for placement: ContentToolbarPlacement,
    @ViewBuilder content: () -> Content
  ) -> Self { self }
}

@available(
  *,
  unavailable,
  message: "The titles of sections of tabs are not drawn. Put the buttons into toolbar(content:)."
)
extension TabContent {
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }
}
