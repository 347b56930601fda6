public import Foundation

extension View {
  /// No effect here: the user controls the window.
  ///
  /// - Parameter style: How windows that the view opens look.
  public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }

  /// No effect here: the user controls the window.
  ///
  /// - Parameter style: How the toolbars of windows that the view opens look.
  public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }

  /// No effect here: the user controls the window.
  ///
  /// - Parameter visibility: When the toolbar is seen while the window fills the screen.
  public func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View { self }

  /// No effect here: the user controls the window.
  ///
  /// - Parameter behavior: Whether the window can be closed.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// No effect here: the user controls the window.
  ///
  /// - Parameter behavior: Whether the window can fill the screen.
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// No effect here: the user controls the window.
  ///
  /// - Parameter behavior: Whether the window can be minimized.
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// No effect here: the user controls the window.
  ///
  /// - Parameter behavior: Whether the window can be resized.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// No effect here: the user controls the window.
  ///
  /// - Parameter anchor: The point that stays in place while the window changes its size; nil is
  ///   the usual one.
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// No effect here: the user controls the window.
  ///
  /// - Parameter value: Whether the click that activates the window also reaches the view; nil is
  ///   the usual way.
  public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }

  /// No effect here: the user controls the window.
  ///
  /// - Parameter action: Takes whether the user resizes the window. It is never called.
  public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View { self }

  /// No effect here: the user controls the window.
  ///
  /// - Parameter severity: How much depends on the answer.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// No effect here: renderers draw dialogs in their own way.
  ///
  /// - Parameter icon: The image in the dialog; nil is the usual one.
  public func dialogIcon(_ icon: Image?) -> some View { self }

  /// No effect here: a page can be left at any time.
  ///
  /// - Parameter preventsAppTermination: Whether the application stays until the dialog is
  ///   answered; nil is the usual way.
  public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { self }

  /// No effect here: a page can be left at any time.
  ///
  /// - Parameter prevents: Whether the application stays while the sheet is open; nil is the usual
  ///   way.
  public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }

  /// No effect here: there is one scene.
  ///
  /// - Parameters:
  ///   - preferring: The parts of identifiers for which this scene is preferred.
  ///   - allowing: The parts of identifiers that this scene accepts.
  public func handlesExternalEvents(
    preferring: Set<String>,
    allowing: Set<String>
  ) -> some View { self }

  /// No effect here: a page does not control the bars of the device.
  ///
  /// - Parameter visibility: Whether the bars of the device are seen.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// No effect here: the user controls the screen.
  ///
  /// - Parameter isProtected: Whether captures of the screen leave the view out.
  public func contentCaptureProtected(_ isProtected: Bool) -> some View { self }
}

extension Scene {
  /// No effect here: the user controls the window.
  ///
  /// - Parameter style: How the windows of the scene look.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// No effect here: the user controls the window.
  ///
  /// - Parameter style: How the toolbars of the windows look.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

  /// No effect here: the user controls the window.
  ///
  /// - Parameter fixed: The visible parts of the items, which the user cannot change.
  public func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene { self }

  /// No effect here: the user controls the window.
  ///
  /// - Parameter style: What is seen of the items. It is neither read nor written.
  public func windowToolbarLabelStyle(_ style: Binding<ToolbarLabelStyle>) -> some Scene { self }

  /// No effect here: the user controls the window.
  ///
  /// - Parameter idealSize: How large a window becomes when it is made larger.
  public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }

  /// No effect here: the user controls the window.
  ///
  /// - Parameter level: What the windows stand in front of.
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// No effect here: the user controls the window.
  ///
  /// - Parameter role: What the windows are among others.
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// No effect here: the user controls the window.
  ///
  /// - Parameter behavior: Whether dragging the background moves the window.
  public func windowBackgroundDragBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some Scene { self }

  /// No effect here: the user controls the window.
  ///
  /// - Parameter position: Where windows open, as a fraction of the screen.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// No effect here: the user controls the window.
  ///
  /// - Parameter behavior: Whether the scene is shown when the application starts.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }

  /// No effect here: `SceneStorage` keeps the values of a scene.
  ///
  /// - Parameter behavior: Whether the scene is shown as it was left.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  /// No effect here: there is one scene.
  ///
  /// - Parameter conditions: The parts of identifiers for which the scene is opened.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// No effect here: a page does not control the bars of the device.
  ///
  /// - Parameter visibility: Whether the bars of the device are seen.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }

  /// No effect here: the user controls the window.
  ///
  /// - Parameter severity: How much depends on the answer.
  public func dialogSeverity(_ severity: DialogSeverity) -> some Scene { self }

  /// No effect here: the user controls the size of the window.
  ///
  /// - Parameters:
  ///   - width: The width at first, in points.
  ///   - height: The height at first, in points.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// No effect here: the user controls the size of the window.
  ///
  /// - Parameter size: The size at first, in points.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// No effect here: the user controls the size of the window.
  ///
  /// - Parameter resizability: How the size of the window follows its content.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}

/// The size of a window after it is enlarged. No effect here: the user controls the window.
public struct WindowIdealSize: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// As large as the content.
  public static let fitToContent = Self(name: "fitToContent")
  /// As large as the screen.
  public static let maximum = Self(name: "maximum")
}

/// The level of a window in front of others. No effect here: the user controls the window.
public struct WindowLevel: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// Among other windows.
  public static let normal = Self(name: "normal")
  /// Above other windows.
  public static let floating = Self(name: "floating")
  /// Behind all other windows.
  public static let desktop = Self(name: "desktop")
}

/// The role of a window among others. No effect here: the user controls the window.
public struct WindowManagerRole: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// A main window of the application.
  public static let principal = Self(name: "principal")
  /// A window that belongs to another.
  public static let associated = Self(name: "associated")
}

/// The behaviour of an interaction with a window. No effect here: the user controls the window.
public struct WindowInteractionBehavior: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// The window can do so.
  public static let enabled = Self(name: "enabled")
  /// The window cannot do so.
  public static let disabled = Self(name: "disabled")
}

/// The behaviour of a scene when the application starts. No effect here: the user controls the
/// window.
public struct SceneLaunchBehavior: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// The scene is shown at launch.
  public static let presented = Self(name: "presented")
  /// The scene is not shown at launch.
  public static let suppressed = Self(name: "suppressed")
}

/// The behaviour of a scene when it is restored. No effect here: `SceneStorage` keeps the values of
/// a scene.
public struct SceneRestorationBehavior: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// The scene is not restored.
  public static let disabled = Self(name: "disabled")
}

/// The visible parts of the items in a toolbar. No effect here: the user controls the window.
public struct ToolbarLabelStyle: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// The image only.
  public static let iconOnly = Self(name: "iconOnly")
  /// The title only.
  public static let titleOnly = Self(name: "titleOnly")
  /// Image and title.
  public static let titleAndIcon = Self(name: "titleAndIcon")
}

/// The severity of a dialog. No effect here: the user controls the window.
public struct DialogSeverity: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// The usual severity.
  public static let standard = Self(name: "standard")
  /// A critical dialog.
  public static let critical = Self(name: "critical")
}

/// The visibility of the toolbar of a window that fills the screen. No effect here: the user
/// controls the window.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// The toolbar is visible.
  public static let visible = Self(name: "visible")
  /// The toolbar is visible while the pointer is there.
  public static let onHover = Self(name: "onHover")
}

/// A gesture that moves the window. No effect here: the user controls the window.
public struct WindowDragGesture: PrimitiveGesture {
  /// The empty value of the gesture.
  public struct Value: Equatable, Sendable {}

  /// Makes the gesture.
  public init() {}

  /// Makes a decoration report the gesture: it never does.
  ///
  /// - Parameters:
  ///   - gesture: The gesture, which never reports.
  ///   - sink: Receives the values of a gesture. It receives none.
  ///   - decoration: The decoration that would report the gesture. It is left unchanged.
  @_documentation(visibility: internal)
  public static func _attach(
    _ gesture: Self,
    to sink: _GestureSink<Value>,
    in decoration: inout Decoration
  ) {}
}

/// The way in which the size of a window follows its content. No effect here: the user controls
/// the size of the window.
public struct WindowResizability: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = WindowResizability(name: "automatic")
  /// As large as the content.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// At least as large as the content.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

extension View {
  /// No effect here: a page does not control the bars of the device.
  ///
  /// - Parameter hidden: Whether the bar with the time is hidden.
  public func statusBar(hidden: Bool) -> some View { self }

  /// No effect here: a page does not control the bars of the device.
  ///
  /// - Parameter hidden: Whether the bar with the time is hidden.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
}
