/// How a screen takes the place of another. It is accepted: renderers change screens in their own
/// way.
public protocol NavigationTransition {}

/// As the platform has it.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Makes the transition.
  public init() {}
}

/// By growing out of a view.
public struct ZoomNavigationTransition: NavigationTransition {
  init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the platform has it.
  public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// By growing out of a view.
  public static func zoom<ID: Hashable>(
    sourceID: ID,
    in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { .init() }
}

/// How the view looks that a screen grows out of.
public protocol MatchedTransitionSourceConfiguration {}

/// As it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  init() {}
}

extension MatchedTransitionSourceConfiguration {
  /// Accepted; screens are changed without growing out of a view.
  public func background(_ color: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// Accepted; screens are changed without growing out of a view.
  public func clipShape(
    _ shape: RoundedRectangle
  ) -> some MatchedTransitionSourceConfiguration { self }

  /// Accepted; screens are changed without growing out of a view.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: Double,
    x: Double = 0,
    y: Double = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
  /// Accepted; renderers change screens in their own way.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Accepted; screens are changed without growing out of a view.
  public func matchedTransitionSource<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration)
      -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}
