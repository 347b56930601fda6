import Foundation

extension View {
  /// Fills the screen, the tab or the window whose content this view is.
  ///
  /// A list or a form is drawn over it, unless `scrollContentBackground(.hidden)` is written there.
  ///
  /// - Parameters:
  ///   - style: The fill of the background.
  ///   - container: The container behind which the background is drawn.
  @ViewBuilder
  public func containerBackground<S: ShapeStyle>(
    _ style: S,
    for container: ContainerBackgroundPlacement
  ) -> some View {
    if container.isDrawn {
      frame(maxWidth: .infinity, maxHeight: .infinity).background(style)
    } else {
      self
    }
  }

  /// Puts views behind the screen, the tab or the window whose content this view is.
  ///
  /// - Parameters:
  ///   - container: The container behind which the background is drawn.
  ///   - alignment: Where the background stands in the container.
  ///   - content: Makes the views of the background, once, when this view is made.
  @ViewBuilder
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    if container.isDrawn {
      frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(alignment: alignment, content: content)
    } else {
      self
    }
  }
}

/// The container that a background is drawn behind.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let name: String
  /// Behind a screen of a navigation stack.
  public static let navigation = Self(name: "navigation")
  /// Behind a screen of a split view.
  public static let navigationSplitView = Self(name: "navigationSplitView")
  /// Behind a tab view.
  public static let tabView = Self(name: "tabView")
  /// Behind the content of a window.
  public static let window = Self(name: "window")
  /// Behind a list of subscriptions. Nothing is drawn, since there are none.
  public static let subscriptionStore = Self(name: "subscriptionStore")
  /// Behind a widget. Nothing is drawn, since there are none.
  public static let widget = Self(name: "widget")

  fileprivate var isDrawn: Bool { self != .subscriptionStore && self != .widget }
}
