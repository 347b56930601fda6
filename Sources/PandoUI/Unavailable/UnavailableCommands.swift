extension View {
  /// Does something when a command of the menu bar is chosen.
  @available(
    *,
    unavailable,
    message:
      "There are no selectors on Linux. Use a Button with keyboardShortcut(_:), or onKeyPress(_:action:)."
  )
  public func onCommand(_ selector: Any, perform action: (() -> Void)?) -> Self { self }

  /// Does something when the play button of a remote control is pressed.
  @available(
    *,
    unavailable,
    message: "Renderers report no remote control. Use onKeyPress(_:action:)."
  )
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> Self { self }
}

extension Scene {
  /// Adds to the menu bar.
  @available(
    *,
    unavailable,
    message:
      "A page has no menu bar. Put the actions into a toolbar or a Menu, with keyboardShortcut(_:)."
  )
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> Self { self }
}

/// A menu of the menu bar.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct CommandMenu<Content: View>: Commands {
  /// Not available.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// A part of a menu of the menu bar.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct CommandGroup<Content: View>: Commands {
  /// Not available.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Not available.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Not available.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A place in the menu bar.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct CommandGroupPlacement: Sendable {
  /// Where documents are made.
  public static let newItem = CommandGroupPlacement()
  /// Where they are saved.
  public static let saveItem = CommandGroupPlacement()
  /// Where help is.
  public static let help = CommandGroupPlacement()
  /// Where the application tells about itself.
  public static let appInfo = CommandGroupPlacement()
  /// Where the sidebar is shown.
  public static let sidebar = CommandGroupPlacement()
}

/// What is in the menu bar.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public protocol Commands {}

/// The window of an application's settings.
@available(
  *,
  unavailable,
  message:
    "A page has no second window for settings. Show them in a sheet, or on a screen that a NavigationLink leads to."
)
public struct Settings<Content: View>: PrimitiveScene {
  /// Not available.
  public init(@ViewBuilder content: () -> Content) {}

  /// Never used.
  @_documentation(visibility: internal)
  public static func _content(of scene: Self) -> AnyView { AnyView(EmptyView()) }
}
