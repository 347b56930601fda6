import Foundation

/// The menus at the top of a window.
///
/// Each menu evaluates the commands for its own items, because the items are known only after the
/// bodies of the commands are evaluated in the graph. The style sheet leaves out menus without
/// items, and a bar without menus.
struct MenuBar: View {
  let menus: WindowMenus

  var body: some View {
    Part("commands") {
      Menu(Self.applicationName) {
        menus.items(.application)
        if menus.hasSettings { Section { SettingsLink().keyboardShortcut(",") } }
      }
      menu(.file, .file)
      menu(.edit, .edit)
      menu(.format, .format)
      menu(.view, .view)
      menus.items(.named)
      menu(.window, .window)
      menu(.help, .help)
    }
  }

  private func menu(_ word: ControlWord, _ menu: _MenuOfBar) -> some View {
    Menu {
      menus.items(menu)
    } label: {
      Text(word)
    }
  }

  /// The name that the program was started by.
  private static let applicationName =
    Bundle.main.executableURL?.lastPathComponent ?? ProcessInfo.processInfo.processName
}

/// The settings of the menu bar that the scenes of an application make.
struct WindowMenus {
  /// The items of commands, by menu.
  var commands: [@MainActor (_MenuOfBar) -> AnyView] = []
  /// Whether there is a window for settings.
  var hasSettings = false
  /// Whether a scene further out has replaced the menus of the scenes inside.
  var areReplaced = false

  var isEmpty: Bool { commands.isEmpty && !hasSettings }

  /// The items of one menu.
  @MainActor
  func items(_ menu: _MenuOfBar) -> some View {
    ForEach(commands.indices, id: \.self) { commands[$0](menu) }
  }
}

private enum WindowMenusKey: EnvironmentKey {
  static var defaultValue: WindowMenus { WindowMenus() }
}

extension EnvironmentValues {
  /// The settings of the menu bar that the scenes around make.
  var windowMenus: WindowMenus {
    get { self[WindowMenusKey.self] }
    set { self[WindowMenusKey.self] = newValue }
  }
}

extension Scene {
  /// Adds commands to the menu bar of the scene's windows, which a window that is at least 700 points wide has at its top.
  ///
  /// ```swift
  /// WindowGroup { NotesView() }
  ///   .commands {
  ///     CommandGroup(replacing: .newItem) {
  ///       Button("New Note", action: add).keyboardShortcut("n")
  ///     }
  ///   }
  /// ```
  ///
  /// - Parameter content: Makes the commands, called once, at once.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    let commands = content()
    return changed {
      $0.transformEnvironment(\.windowMenus) { menus in
        guard !menus.areReplaced else { return }
        menus.commands.append { Content._items(of: commands, in: $0) }
      }
    }
  }

  /// Replaces the commands of the menu bar.
  ///
  /// - Parameter content: Makes the commands, called once, at once.
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    let commands = content()
    return changed {
      $0.transformEnvironment(\.windowMenus) { menus in
        guard !menus.areReplaced else { return }
        menus.commands = [{ Content._items(of: commands, in: $0) }]
        menus.areReplaced = true
      }
    }
  }

  /// Leaves the menu bar out of the scene's windows.
  public func commandsRemoved() -> some Scene {
    changed { $0.environment(\.windowMenus, WindowMenus(areReplaced: true)) }
  }
}
