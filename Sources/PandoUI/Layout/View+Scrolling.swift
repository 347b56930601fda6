public import Foundation

/// How the keyboard goes away when content is scrolled.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String
  /// As the platform does.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// It stays.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// Whether content that fits can be pulled beyond its end.
public struct ScrollBounceBehavior: Hashable, Sendable {
  let name: String
  /// As the platform does.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Only if it does not fit.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// Where scrolled content comes to rest.
public protocol ScrollTargetBehavior {}

/// Whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes the behaviour.
  public init() {}
}

/// Whole views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes the behaviour.
  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Whole views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
}

// Scrolling is the renderer's: it is told what there is, and goes on scrolling without the program.
// These modifiers say how it should feel, and are taken without an effect.
extension View {
  /// Accepted; the renderer decides when the keyboard goes.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Accepted; the renderer decides what happens at the end.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Accepted; renderers clip what does not fit.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Accepted; indicators do not flash.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Accepted; indicators do not flash.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Accepted; content comes to rest where it is let go.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// Accepted; content comes to rest where it is let go.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Accepted; renderers begin at the top, or where the reader was.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Accepted; where content is scrolled to is known to the renderer only, and `id` is never
  /// changed by scrolling.
  public func scrollPosition(
    id: Binding<(some Hashable)?>,
    anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Accepted; renderers draw no background behind views that scroll, except lists and forms, which
  /// hide theirs where `visibility` is `.hidden`.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  /// Adds room around the content of views that scroll.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(edges, length ?? 0) }

  /// Adds room around the content of views that scroll.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(insets) }

  /// Adds room around the content of views that scroll.
  public func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(length) }
}

/// What margins are added to.
public struct ContentMarginPlacement: Sendable {
  /// Everything.
  public static let automatic = ContentMarginPlacement()
  /// What scrolls.
  public static let scrollContent = ContentMarginPlacement()
  /// The indicators.
  public static let scrollIndicators = ContentMarginPlacement()
}

private enum ScrollContentBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether lists and forms draw their background.
  package var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }
}
