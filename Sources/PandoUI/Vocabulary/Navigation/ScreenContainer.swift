/// A view whose type tells whether it is or contains a stack or columns of screens.
protocol ScreenContainer {
  nonisolated static var hasScreens: Bool { get }
}

extension NavigationStack: ScreenContainer {
  nonisolated static var hasScreens: Bool { true }
}

extension NavigationSplitView: ScreenContainer {
  nonisolated static var hasScreens: Bool { true }
}

extension ModifiedContent: ScreenContainer where Content: View {
  nonisolated static var hasScreens: Bool { Content.holdsScreens }
}

extension Group: ScreenContainer where Content: View {
  nonisolated static var hasScreens: Bool { Content.holdsScreens }
}

extension _ConditionalContent: ScreenContainer {
  nonisolated static var hasScreens: Bool { First.holdsScreens || Second.holdsScreens }
}

extension View {
  /// Whether this type of view draws a stack or columns of screens, by itself or through bodies
  /// inside. False for views that erase the type of their content, such as `AnyView`.
  nonisolated static var holdsScreens: Bool {
    if let container = Self.self as? any ScreenContainer.Type { return container.hasScreens }
    return Body.self != Never.self && Body.holdsScreens
  }
}
