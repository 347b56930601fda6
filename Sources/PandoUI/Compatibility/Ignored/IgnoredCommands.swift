/// No effect here: a split view has a button for its sidebar.
public struct SidebarCommands: Commands {
  /// Makes the commands.
  public init() {}

  /// Nothing.
  public var body: some Commands { EmptyCommands() }
}

/// No effect here: the browser edits text with its own menus and keys.
public struct TextEditingCommands: Commands {
  /// Makes the commands.
  public init() {}

  /// Nothing.
  public var body: some Commands { EmptyCommands() }
}

/// No effect here: the browser edits text with its own menus and keys.
public struct TextFormattingCommands: Commands {
  /// Makes the commands.
  public init() {}

  /// Nothing.
  public var body: some Commands { EmptyCommands() }
}

/// No effect here: toolbars are always shown.
public struct ToolbarCommands: Commands {
  /// Makes the commands.
  public init() {}

  /// Nothing.
  public var body: some Commands { EmptyCommands() }
}

/// No effect here: an inspector has a button of its own.
public struct InspectorCommands: Commands {
  /// Makes the commands.
  public init() {}

  /// Nothing.
  public var body: some Commands { EmptyCommands() }
}

/// No effect here: pictures of another device are chosen as files.
public struct ImportFromDevicesCommands: Commands {
  /// Makes the commands.
  public init() {}

  /// Nothing.
  public var body: some Commands { EmptyCommands() }
}
