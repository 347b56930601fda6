public import Foundation

extension View {
  /// No effect here: the browser opens addresses itself.
  ///
  /// - Parameter prefersInApp: Whether addresses open within the application.
  public func onOpenURL(prefersInApp: Bool) -> some View { self }

  /// No effect here: a screen does not represent a file.
  ///
  /// - Parameter url: The file that the screen stands for.
  public func navigationDocument(_ url: URL) -> some View { self }

  /// No effect here: a screen does not represent a file.
  ///
  /// - Parameter document: The document that the screen stands for.
  public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }

  /// No effect here: renderers change screens in their own way.
  ///
  /// - Parameter style: How the screen takes the place of another.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// No effect here: a screen does not grow out of a view.
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

  /// No effect here: a screen does not grow out of a view.
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
  /// No effect here: a screen does not grow out of a view.
  ///
  /// - Parameter color: The colour behind the view during the transition.
  public func background(_ color: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// No effect here: a screen does not grow out of a view.
  ///
  /// - Parameter shape: The rectangle that the view is clipped to during the transition.
  public func clipShape(
    _ shape: RoundedRectangle
  ) -> some MatchedTransitionSourceConfiguration { self }

  /// No effect here: a screen does not grow out of a view.
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

/// The transition from one screen to another. No effect here: renderers change screens in their own
/// way.
public protocol NavigationTransition {}

/// The platform's default. No effect here: renderers change screens in their own way.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Makes the transition.
  public init() {}
}

/// By growing out of a view. No effect here: renderers change screens in their own way.
public struct ZoomNavigationTransition: NavigationTransition {
  init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The platform's default.
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

/// The appearance of the view out of which a screen grows. No effect here: a screen does not grow
/// out of a view.
public protocol MatchedTransitionSourceConfiguration {}

/// As it is. No effect here: a screen does not grow out of a view.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  init() {}
}
