/// A menu of the menu bar with a name of its own, between View and Window.
public struct CommandMenu<Content: View>: Commands {
  private let title: Text
  private let content: Content

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - nameKey: The title, translated for the reader.
  ///   - content: Makes the items, once, when the menu is made.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - name: The title, without its styles.
  ///   - content: Makes the items, once, when the menu is made.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    title = name
    self.content = content()
  }

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - name: The title, shown as it is.
  ///   - content: Makes the items, once, when the menu is made.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  /// The menu, among those that the application names.
  ///
  /// - Parameters:
  ///   - commands: The menu.
  ///   - menu: The menu of the bar.
  @_documentation(visibility: internal)
  public static func _items(of commands: Self, in menu: _MenuOfBar) -> AnyView {
    guard menu == .named else { return AnyView(EmptyView()) }
    return AnyView(
      Menu {
        commands.content
      } label: {
        commands.title
      }
    )
  }
}

/// Items of one of the menus that every menu bar has: File, Edit, View and so on.
///
/// The bar has the application's own items alone, in the order of the statements: whether a group stands before, after or in
/// place of one of the system's makes no difference.
public struct CommandGroup<Content: View>: Commands {
  private let place: CommandGroupPlacement
  private let content: Content

  /// Adds items after those of a group.
  ///
  /// - Parameters:
  ///   - group: The group, which says in which menu the items are.
  ///   - addition: Makes the items, once, when the group is made.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (place, content) = (group, addition())
  }

  /// Adds items before those of a group.
  ///
  /// - Parameters:
  ///   - group: The group, which says in which menu the items are.
  ///   - addition: Makes the items, once, when the group is made.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (place, content) = (group, addition())
  }

  /// Adds items in place of those of a group. The bar has only the application's own items.
  ///
  /// - Parameters:
  ///   - group: The group, which says in which menu the items are.
  ///   - addition: Makes the items, once, when the group is made.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (place, content) = (group, addition())
  }

  /// The items, if they are in the menu. The items of several groups stand one below another, with
  /// a line between the groups.
  ///
  /// - Parameters:
  ///   - commands: The group.
  ///   - menu: The menu of the bar.
  @_documentation(visibility: internal)
  public static func _items(of commands: Self, in menu: _MenuOfBar) -> AnyView {
    guard menu == commands.place.menu, Content.self != EmptyView.self else {
      return AnyView(EmptyView())
    }
    return AnyView(Section { commands.content })
  }
}

/// A group of items that every menu bar has.
public struct CommandGroupPlacement: Hashable, Sendable {
  let menu: _MenuOfBar

  /// In the application's menu.
  public static let appInfo = CommandGroupPlacement(menu: .application)
  /// In the application's menu.
  public static let appSettings = CommandGroupPlacement(menu: .application)
  /// In the application's menu.
  public static let systemServices = CommandGroupPlacement(menu: .application)
  /// In the application's menu.
  public static let appVisibility = CommandGroupPlacement(menu: .application)
  /// In the application's menu.
  public static let appTermination = CommandGroupPlacement(menu: .application)
  /// In the menu File.
  public static let newItem = CommandGroupPlacement(menu: .file)
  /// In the menu File.
  public static let saveItem = CommandGroupPlacement(menu: .file)
  /// In the menu File.
  public static let importExport = CommandGroupPlacement(menu: .file)
  /// In the menu File.
  public static let printItem = CommandGroupPlacement(menu: .file)
  /// In the menu Edit.
  public static let undoRedo = CommandGroupPlacement(menu: .edit)
  /// In the menu Edit.
  public static let pasteboard = CommandGroupPlacement(menu: .edit)
  /// In the menu Edit.
  public static let textEditing = CommandGroupPlacement(menu: .edit)
  /// In the menu Format.
  public static let textFormatting = CommandGroupPlacement(menu: .format)
  /// In the menu View.
  public static let toolbar = CommandGroupPlacement(menu: .view)
  /// In the menu View.
  public static let sidebar = CommandGroupPlacement(menu: .view)
  /// In the menu Window.
  public static let windowSize = CommandGroupPlacement(menu: .window)
  /// In the menu Window.
  public static let windowList = CommandGroupPlacement(menu: .window)
  /// In the menu Window.
  public static let singleWindowList = CommandGroupPlacement(menu: .window)
  /// In the menu Window.
  public static let windowArrangement = CommandGroupPlacement(menu: .window)
  /// In the menu Help.
  public static let help = CommandGroupPlacement(menu: .help)
}
