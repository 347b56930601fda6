public import Foundation

extension View {
  /// No effect here: renderers show that a row leads somewhere in their own way.
  ///
  /// - Parameter visibility: Whether the arrow at the end of a row is seen.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }

  /// No effect here: a screen stands for no file.
  ///
  /// - Parameter url: The file that the screen stands for.
  public func navigationDocument(_ url: URL) -> some View { self }

  /// No effect here: a screen stands for no file.
  ///
  /// - Parameter document: The document that the screen stands for.
  public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }

  /// No effect here: renderers change screens in their own way.
  ///
  /// - Parameter style: How the screen takes the place of another.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// No effect here: screens are changed without growing out of a view.
  ///
  /// - Parameters:
  ///   - id: The identity of the view, which the transition names as its source.
  ///   - namespace: The namespace of the identity.
  ///   - configuration: Says how the view looks during the transition. It is never called.
  public func matchedTransitionSource<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration)
      -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }

  /// Says how wide the column is. No effect here: renderers decide how wide columns are.
  ///
  /// - Parameter width: The width of the column, in points.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Says how wide the column is. No effect here: renderers decide how wide columns are.
  ///
  /// - Parameters:
  ///   - min: The minimum width, in points; nil leaves it to the renderer.
  ///   - ideal: The width at first, in points.
  ///   - max: The maximum width, in points; nil leaves it to the renderer.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View { self }

  /// No effect here: an older navigation view is a stack whatever its style is.
  ///
  /// - Parameter style: How the navigation views inside look.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

  /// No effect here: screens are changed without growing out of a view.
  ///
  /// - Parameters:
  ///   - id: The identity of the view, which the transition names as its source.
  ///   - namespace: The namespace of the identity.
  public func matchedTransitionSource<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View { self }
}

extension MatchedTransitionSourceConfiguration {
  /// No effect here: screens are changed without growing out of a view.
  ///
  /// - Parameter color: The colour behind the view during the transition.
  public func background(_ color: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// No effect here: screens are changed without growing out of a view.
  ///
  /// - Parameter shape: The rectangle that the view is clipped to during the transition.
  public func clipShape(
    _ shape: RoundedRectangle
  ) -> some MatchedTransitionSourceConfiguration { self }

  /// No effect here: screens are changed without growing out of a view.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow during the transition.
  ///   - radius: How far the shadow is blurred, in points.
  ///   - x: How far the shadow is moved to the right, in points.
  ///   - y: How far the shadow is moved down, in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: Double,
    x: Double = 0,
    y: Double = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

extension NavigationLink {
  /// No effect here: a link in a column opens in the last column in any case.
  ///
  /// - Parameter isDetailLink: Whether the link opens in the last column.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// How a screen takes the place of another. No effect here: renderers change screens in their own
/// way.
public protocol NavigationTransition {}

/// As the platform has it. No effect here: renderers change screens in their own way.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Makes the transition.
  public init() {}
}

/// By growing out of a view. No effect here: renderers change screens in their own way.
public struct ZoomNavigationTransition: NavigationTransition {
  init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the platform has it.
  public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// By growing out of a view.
  ///
  /// - Parameters:
  ///   - sourceID: The identity of the view that the screen grows out of.
  ///   - namespace: The namespace of the identity.
  public static func zoom<ID: Hashable>(
    sourceID: ID,
    in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { .init() }
}

/// How the view looks that a screen grows out of. No effect here: screens are changed without
/// growing out of a view.
public protocol MatchedTransitionSourceConfiguration {}

/// As it is. No effect here: screens are changed without growing out of a view.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  init() {}
}

/// How an older navigation view looks. No effect here: an older navigation view is a stack whatever
/// its style is.
public protocol NavigationViewStyle {}

/// A stack. No effect here: an older navigation view is a stack whatever its style is.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// As the platform has it. No effect here: an older navigation view is a stack whatever its style
/// is.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the platform has it.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// Columns. No effect here: an older navigation view is a stack whatever its style is.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  init() {}
}

/// Two columns. No effect here: an older navigation view is a stack whatever its style is.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
