/// The menus that an application adds to the menu bar of its windows.
///
/// ```swift
/// WindowGroup { NotesView() }
///   .commands {
///     CommandMenu("Note") {
///       Button("New Note", action: add).keyboardShortcut("n")
///     }
///   }
/// ```
///
/// A window that is at least 700 points wide has the bar at its top; in a narrower one the keyboard shortcuts work alone, as on a
/// phone. The browser's own menus are not affected: the bar has the commands of the application, and a menu without items is
/// left out.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the body.
  associatedtype Body: Commands

  /// The commands that these consist of.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// The items of one menu of the bar, or the menus of the application's own. Applications do not implement this.
  @_documentation(visibility: internal)
  static func _items(of commands: Self, in menu: _MenuOfBar) -> AnyView
}

extension Commands {
  /// The items of one menu of the bar.
  ///
  /// - Parameters:
  ///   - commands: The commands, whose body is evaluated in the graph.
  ///   - menu: The menu.
  @_documentation(visibility: internal)
  public static func _items(of commands: Self, in menu: _MenuOfBar) -> AnyView {
    AnyView(CommandsBodyView(commands: commands, menu: menu))
  }
}

extension Commands where Body == Never {
  /// Never evaluated.
  public var body: Never { fatalError("\(Self.self) has no body to evaluate") }
}

extension Never: Commands {
  /// The items of one menu of the bar.
  ///
  /// - Parameters:
  ///   - commands: There is no such value.
  ///   - menu: The menu.
  @_documentation(visibility: internal)
  public static func _items(of commands: Never, in menu: _MenuOfBar) -> AnyView {}
}

/// A menu of the bar.
@_documentation(visibility: internal)
public enum _MenuOfBar: Hashable, Sendable {
  case application, file, edit, format, view
  /// The menus of `CommandMenu`.
  case named
  case window, help
}

/// Evaluates the body of commands in the graph, so that it can read the environment and focused values like the body of a view.
private struct CommandsBodyView<C: Commands>: View, StandIn {
  let commands: C
  let menu: _MenuOfBar

  static var original: any Any.Type { C.self }

  var body: some View { C.Body._items(of: commands.body, in: menu) }
}

/// No commands.
public struct EmptyCommands: Commands {
  /// Makes no commands.
  public init() {}

  /// Nothing.
  ///
  /// - Parameters:
  ///   - commands: The commands.
  ///   - menu: The menu.
  @_documentation(visibility: internal)
  public static func _items(of commands: Self, in menu: _MenuOfBar) -> AnyView {
    AnyView(EmptyView())
  }
}

/// A list of commands: those of a builder block, or of the branch that was taken.
@_documentation(visibility: internal)
public struct _CommandList: Commands {
  let items: @MainActor (_MenuOfBar) -> AnyView

  /// The items of all commands, in order.
  ///
  /// - Parameters:
  ///   - commands: The commands.
  ///   - menu: The menu.
  @_documentation(visibility: internal)
  public static func _items(of commands: Self, in menu: _MenuOfBar) -> AnyView {
    commands.items(menu)
  }
}

/// Builds commands from a list of statements.
@MainActor @preconcurrency
@resultBuilder
public struct CommandsBuilder {
  /// Takes commands as they are.
  ///
  /// - Parameter content: The commands of one statement.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// The commands of one statement.
  ///
  /// - Parameter content: The commands.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// The commands of several statements.
  ///
  /// - Parameters:
  ///   - first: The commands of the first statement.
  ///   - rest: The commands of the others.
  public static func buildBlock<First: Commands, each Rest: Commands>(
    _ first: First,
    _ rest: repeat each Rest
  ) -> some Commands {
    _CommandList { menu in
      var views = [First._items(of: first, in: menu)]
      for commands in repeat each rest { views.append(view(of: commands, in: menu)) }
      return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
    }
  }

  private static func view<C: Commands>(of commands: C, in menu: _MenuOfBar) -> AnyView {
    C._items(of: commands, in: menu)
  }

  /// An `if` without an `else`.
  ///
  /// - Parameter content: The commands; nil if the condition is false.
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    _CommandList { menu in AnyView(content.map { Content._items(of: $0, in: menu) }) }
  }

  /// The first branch of an `if`.
  ///
  /// - Parameter first: The commands of the branch.
  public static func buildEither<First: Commands>(first: First) -> _CommandList {
    _CommandList { First._items(of: first, in: $0) }
  }

  /// The other branch of an `if`.
  ///
  /// - Parameter second: The commands of the branch.
  public static func buildEither<Second: Commands>(second: Second) -> _CommandList {
    _CommandList { Second._items(of: second, in: $0) }
  }

  /// The body of an `if #available`.
  ///
  /// - Parameter content: The commands of the branch.
  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> _CommandList {
    _CommandList { Content._items(of: content, in: $0) }
  }
}
