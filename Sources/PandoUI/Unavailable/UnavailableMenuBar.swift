/// Builds what is in the menu bar.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
@resultBuilder
public struct CommandsBuilder {
  /// Not available.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Not available.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Not available.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Not available.
  public static func buildBlock<First: Commands, each Rest: Commands>(
    _ first: First,
    _ rest: repeat each Rest
  ) -> EmptyCommands { EmptyCommands() }
}

/// Nothing in the menu bar.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct EmptyCommands: Commands {
  /// Not available.
  public init() {}
}

/// What shows and hides the sidebar.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct SidebarCommands: Commands {
  /// Not available.
  public init() {}
}

/// What edits text.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct TextEditingCommands: Commands {
  /// Not available.
  public init() {}
}

/// What changes how text looks.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct TextFormattingCommands: Commands {
  /// Not available.
  public init() {}
}

/// What shows and hides the toolbar.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct ToolbarCommands: Commands {
  /// Not available.
  public init() {}
}

/// What shows and hides the inspector.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct InspectorCommands: Commands {
  /// Not available.
  public init() {}
}

/// What takes pictures with another device.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct ImportFromDevicesCommands: Commands {
  /// Not available.
  public init() {}
}

extension Scene {
  /// Not available; the message says why.
  @available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> Self { self }
}

extension View {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Renderers tell which keys are held together with a press. Use onKeyPress(phases:action:), whose value has modifiers."
  )
  public func onModifierKeysChanged(
    mask: EventModifiers = .all,
    initial: Bool = true,
    _ action: @escaping (EventModifiers, EventModifiers) -> Void
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Renderers report no remote control. Use onKeyPress(_:action:)."
  )
  public func pageCommand<V: BinaryInteger>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V = 1
  ) -> Self { self }
}
