// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// A menu of the menu bar.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct CommandMenu<Content: View>: Commands {
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// A part of a menu of the menu bar.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct CommandGroup<Content: View>: Commands {
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A place in the menu bar.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct CommandGroupPlacement: Sendable {
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
  public static let appInfo = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
}

/// Commands of the menu bar.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public protocol Commands {}

/// Builds what is in the menu bar.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<First: Commands, each Rest: Commands>(
    _ first: First,
    _ rest: repeat each Rest
  ) -> EmptyCommands { EmptyCommands() }
}

/// Nothing in the menu bar.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct EmptyCommands: Commands {
  public init() {}
}

/// The commands that show and hide the sidebar.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct SidebarCommands: Commands {
  public init() {}
}

/// The commands that edit text.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct TextEditingCommands: Commands {
  public init() {}
}

/// The commands that format text.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct TextFormattingCommands: Commands {
  public init() {}
}

/// The commands that show and hide the toolbar.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct ToolbarCommands: Commands {
  public init() {}
}

/// The commands that show and hide the inspector.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct InspectorCommands: Commands {
  public init() {}
}

/// The commands that take pictures with another device.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct ImportFromDevicesCommands: Commands {
  public init() {}
}

@available(
  *,
  unavailable,
  message:
    "There are no selectors on Linux. Use a Button with keyboardShortcut(_:), or onKeyPress(_:action:)."
)
extension View {
  public func onCommand(_ selector: Any, perform action: (() -> Void)?) -> Self { self }
}

@available(
  *,
  unavailable,
  message: "Renderers report no remote control. Use onKeyPress(_:action:)."
)
extension View {
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> Self { self }
  public func pageCommand<V: BinaryInteger>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V = 1
  ) -> Self { self }
}

@available(
  *,
  unavailable,
  message:
    "A page has no menu bar. Put the actions into a toolbar or a Menu, with keyboardShortcut(_:)."
)
extension Scene {
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> Self { self }
}

@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
extension Scene {
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> Self { self }
}

@available(
  *,
  unavailable,
  message:
    "Renderers tell which keys are held together with a press. Use onKeyPress(phases:action:), whose value has modifiers."
)
extension View {
  public func onModifierKeysChanged(
    mask: EventModifiers = .all,
    initial: Bool = true,
    _ action: @escaping (EventModifiers, EventModifiers) -> Void
  ) -> Self { self }
}
