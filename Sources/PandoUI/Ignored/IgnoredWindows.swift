// The window of an interface is the reader's.
extension Scene {
  /// Accepted; the window is the reader's.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Accepted; the window is the reader's.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

  /// Accepted; the window is the reader's.
  public func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene { self }

  /// Accepted; the window is the reader's.
  public func windowToolbarLabelStyle(_ style: Binding<ToolbarLabelStyle>) -> some Scene { self }

  /// Accepted; the window is the reader's.
  public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }

  /// Accepted; the window is the reader's.
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// Accepted; the window is the reader's.
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// Accepted; the window is the reader's.
  public func windowBackgroundDragBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some Scene { self }

  /// Accepted; the window is the reader's.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Accepted; the window is the reader's.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }

  /// Accepted; what a scene keeps is kept by SceneStorage.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  /// Accepted; a page has no menu bar.
  public func commandsRemoved() -> some Scene { self }

  /// Accepted; there is one scene.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Accepted; a page does not rule the bars of the device.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }

  /// Accepted; the window is the reader's.
  public func dialogSeverity(_ severity: DialogSeverity) -> some Scene { self }
}

/// How large a window is when it is made larger.
public struct WindowIdealSize: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// As large as the content.
  public static let fitToContent = Self(name: "fitToContent")
  /// As large as the screen.
  public static let maximum = Self(name: "maximum")
}

/// What a window stands in front of.
public struct WindowLevel: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// Other windows, by turns.
  public static let normal = Self(name: "normal")
  /// Other windows, always.
  public static let floating = Self(name: "floating")
  /// Nothing.
  public static let desktop = Self(name: "desktop")
}

/// What a window is among the others.
public struct WindowManagerRole: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// One that things are done in.
  public static let principal = Self(name: "principal")
  /// One that belongs to another.
  public static let associated = Self(name: "associated")
}

/// Whether something can be done with a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// It can.
  public static let enabled = Self(name: "enabled")
  /// It cannot.
  public static let disabled = Self(name: "disabled")
}

/// Whether a scene is shown when the application starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// It is.
  public static let presented = Self(name: "presented")
  /// It is not.
  public static let suppressed = Self(name: "suppressed")
}

/// Whether a scene is shown as it was left.
public struct SceneRestorationBehavior: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// It is not.
  public static let disabled = Self(name: "disabled")
}

/// What is seen of the items in a toolbar.
public struct ToolbarLabelStyle: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// The image.
  public static let iconOnly = Self(name: "iconOnly")
  /// The title.
  public static let titleOnly = Self(name: "titleOnly")
  /// Both.
  public static let titleAndIcon = Self(name: "titleAndIcon")
}

/// How much depends on the answer to a question.
public struct DialogSeverity: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// As usual.
  public static let standard = Self(name: "standard")
  /// A lot.
  public static let critical = Self(name: "critical")
}

/// Whether the toolbar of a window that fills the screen is seen.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// It is.
  public static let visible = Self(name: "visible")
  /// While the pointer is there.
  public static let onHover = Self(name: "onHover")
}
