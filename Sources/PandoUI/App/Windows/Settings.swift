/// The window of an application's settings, which a menu bar, `SettingsLink` and `openSettings` open in a tab of its own.
///
/// ```swift
/// WindowGroup { NotesView() }
/// Settings { SettingsView() }
/// ```
///
/// The application's other windows get a menu bar, whose first menu opens the window.
public struct Settings<Content: View>: PrimitiveScene, SettingsScene {
  private let group: WindowGroup<Content>

  var isOfSettings: Bool { true }

  /// Makes the window.
  ///
  /// - Parameter content: Builds the content of the window, in an evaluation of its own.
  public init(@ViewBuilder content: @escaping () -> Content) {
    group = WindowGroup(Text(.settings), id: OpenSettingsAction.window, content: content)
  }

  /// The view that is drawn for the scene.
  ///
  /// - Parameter scene: The scene to draw.
  @_documentation(visibility: internal)
  public static func _content(of scene: Self) -> AnyView {
    AnyView(
      WindowGroup._content(of: scene.group).environment(\.windowMenus, WindowMenus())
    )
  }
}

/// A scene that may be the window of settings.
@MainActor
protocol SettingsScene {
  var isOfSettings: Bool { get }
}

/// Opens the window of the application's settings; the environment provides it.
///
/// An application without a `Settings` scene is reported as a mistake of the programmer.
@MainActor @preconcurrency
public struct OpenSettingsAction: Sendable {
  /// The name of the window in addresses.
  static let window = "Settings"

  let open: OpenWindowAction

  nonisolated init(open: OpenWindowAction) {
    self.open = open
  }

  /// Opens the window, in a tab of its own.
  public func callAsFunction() { open(id: Self.window) }
}

extension EnvironmentValues {
  /// Opens the window of the application's settings, in a tab of its own.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(open: openWindow) }
}

/// A button that opens the window of the application's settings.
public struct SettingsLink<Label: View>: View {
  private let label: Label

  @Environment(\.openSettings) private var openSettings

  /// Makes a button with the usual words.
  public init() where Label == DefaultSettingsLinkLabel {
    label = DefaultSettingsLinkLabel()
  }

  /// Makes a button.
  ///
  /// - Parameter label: Makes its label, once.
  public init(@ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The button.
  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

/// The usual words of a button that opens the settings.
public struct DefaultSettingsLinkLabel: View {
  /// The words.
  public var body: some View { Text(.openSettings) }
}
