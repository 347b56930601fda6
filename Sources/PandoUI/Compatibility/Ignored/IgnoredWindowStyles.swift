/// The style of a window. No effect here: the user controls the window.
public protocol WindowStyle: Sendable {}

/// The style of a window's toolbar. No effect here: the user controls the window.
public protocol WindowToolbarStyle: Sendable {}

/// The platform's default. No effect here: the user controls the window.
public struct DefaultWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// With a bar that has the title. No effect here: the user controls the window.
public struct TitleBarWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// Without a bar. No effect here: the user controls the window.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// Without anything but the content. No effect here: the user controls the window.
public struct PlainWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The platform's default.
  public static var automatic: DefaultWindowStyle { .init() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// With a bar that has the title.
  public static var titleBar: TitleBarWindowStyle { .init() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without a bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// Without anything but the content.
  public static var plain: PlainWindowStyle { .init() }
}

/// The platform's default. No effect here: the user controls the window.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init() {}
}

/// The title and the items in one line. No effect here: the user controls the window.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  ///
  /// - Parameter showsTitle: Whether the title is in the bar.
  public init(showsTitle: Bool = true) {}
}

/// The title and the items in one low line. No effect here: the user controls the window.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  ///
  /// - Parameter showsTitle: Whether the title is in the bar.
  public init(showsTitle: Bool = true) {}
}

/// The title above the items. No effect here: the user controls the window.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The platform's default.
  public static var automatic: DefaultWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// The title and the items in one line.
  public static var unified: UnifiedWindowToolbarStyle { .init() }

  /// The title and the items in one line.
  ///
  /// - Parameter showsTitle: Whether the title is in the bar.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    .init(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// The title and the items in one low line.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { .init() }

  /// The title and the items in one low line.
  ///
  /// - Parameter showsTitle: Whether the title is in the bar.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    .init(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// The title above the items.
  public static var expanded: ExpandedWindowToolbarStyle { .init() }
}
