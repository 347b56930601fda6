/// As the platform has it.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// Not available.
  public init() {}
}

@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// As the platform has it.
  public static var automatic: AutomaticMenuBarExtraStyle { .init() }
}

/// A menu.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Not available.
  public init() {}
}

@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu.
  public static var menu: PullDownMenuBarExtraStyle { .init() }
}

/// A small window.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// Not available.
  public init() {}
}

@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A small window.
  public static var window: WindowMenuBarExtraStyle { .init() }
}
