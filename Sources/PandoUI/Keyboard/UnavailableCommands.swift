extension View {
  /// Does something when a command of the menu bar is chosen.
  @available(*, unavailable, message: "There are no selectors on Linux. Use a Button with keyboardShortcut(_:), or onKeyPress(_:action:).")
  public func onCommand(_ selector: Any, perform action: (() -> Void)?) -> Self { self }

  /// Does something when the play button of a remote control is pressed.
  @available(*, unavailable, message: "Renderers report no remote control. Use onKeyPress(_:action:).")
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> Self { self }
}

extension Scene {
  /// Adds to the menu bar.
  @available(*, unavailable, message: "A page has no menu bar. Put the actions into a toolbar or a Menu, with keyboardShortcut(_:).")
  public func commands<Content>(content: () -> Content) -> Self { self }
}

/// A menu of the menu bar.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct CommandMenu<Content> {}

/// A part of a menu of the menu bar.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct CommandGroup<Content> {}

/// The window of an application's settings.
@available(*, unavailable, message: "A page has no second window for settings. Show them in a sheet, or on a screen that a NavigationLink leads to.")
public struct Settings<Content> {}
