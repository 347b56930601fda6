/// How a window looks. It is accepted: the window is the reader's.
public protocol WindowStyle: Sendable {}

/// How the toolbar of a window looks. It is accepted: renderers draw bars in their own way.
public protocol WindowToolbarStyle: Sendable {}

/// As the platform has it.
public struct DefaultWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// With a bar that has the title.
public struct TitleBarWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// Without a bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// Without anything but the content.
public struct PlainWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// As the platform has it.
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

/// As the platform has it.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init() {}
}

/// The title and the items in one line.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init(showsTitle: Bool = true) {}
}

/// The title and the items in one low line.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init(showsTitle: Bool = true) {}
}

/// The title above the items.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// As the platform has it.
  public static var automatic: DefaultWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// The title and the items in one line.
  public static var unified: UnifiedWindowToolbarStyle { .init() }

  /// The title and the items in one line.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    .init(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// The title and the items in one low line.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { .init() }

  /// The title and the items in one low line.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    .init(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// The title above the items.
  public static var expanded: ExpandedWindowToolbarStyle { .init() }
}
