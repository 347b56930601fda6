public import Foundation

extension View {
  /// No effect here: the window is the reader's.
  public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }

  /// No effect here: the window is the reader's.
  public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }

  /// No effect here: the window is the reader's.
  public func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View { self }

  /// No effect here: the window is the reader's.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// No effect here: the window is the reader's.
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// No effect here: the window is the reader's.
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// No effect here: the window is the reader's.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// No effect here: the window is the reader's.
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// No effect here: the window is the reader's.
  public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }

  /// No effect here: the window is the reader's.
  public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View { self }

  /// No effect here: the window is the reader's.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// No effect here: renderers draw questions in their own way.
  public func dialogIcon(_ icon: Image?) -> some View { self }

  /// No effect here: a page can be left at any time.
  public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { self }

  /// No effect here: a page can be left at any time.
  public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }

  /// No effect here: there is one scene.
  public func handlesExternalEvents(
    preferring: Set<String>,
    allowing: Set<String>
  ) -> some View { self }

  /// No effect here: a page does not rule the bars of the device.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// No effect here: the screen is the reader's.
  public func contentCaptureProtected(_ isProtected: Bool) -> some View { self }
}

extension Scene {
  /// No effect here: the window is the reader's.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// No effect here: the window is the reader's.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

  /// No effect here: the window is the reader's.
  public func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene { self }

  /// No effect here: the window is the reader's.
  public func windowToolbarLabelStyle(_ style: Binding<ToolbarLabelStyle>) -> some Scene { self }

  /// No effect here: the window is the reader's.
  public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }

  /// No effect here: the window is the reader's.
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// No effect here: the window is the reader's.
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// No effect here: the window is the reader's.
  public func windowBackgroundDragBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some Scene { self }

  /// No effect here: the window is the reader's.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// No effect here: the window is the reader's.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }

  /// No effect here: what a scene keeps is kept by SceneStorage.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  /// No effect here: a page has no menu bar.
  public func commandsRemoved() -> some Scene { self }

  /// No effect here: there is one scene.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// No effect here: a page does not rule the bars of the device.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }

  /// No effect here: the window is the reader's.
  public func dialogSeverity(_ severity: DialogSeverity) -> some Scene { self }

  /// No effect here: the size of the window is the reader's.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// No effect here: the size of the window is the reader's.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// No effect here: the size of the window is the reader's.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}

/// How large a window is when it is made larger. No effect here: the window is the reader's.
public struct WindowIdealSize: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// As large as the content.
  public static let fitToContent = Self(name: "fitToContent")
  /// As large as the screen.
  public static let maximum = Self(name: "maximum")
}

/// What a window stands in front of. No effect here: the window is the reader's.
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

/// What a window is among the others. No effect here: the window is the reader's.
public struct WindowManagerRole: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// One that things are done in.
  public static let principal = Self(name: "principal")
  /// One that belongs to another.
  public static let associated = Self(name: "associated")
}

/// Whether something can be done with a window. No effect here: the window is the reader's.
public struct WindowInteractionBehavior: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// It can.
  public static let enabled = Self(name: "enabled")
  /// It cannot.
  public static let disabled = Self(name: "disabled")
}

/// Whether a scene is shown when the application starts. No effect here: the window is the
/// reader's.
public struct SceneLaunchBehavior: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// It is.
  public static let presented = Self(name: "presented")
  /// It is not.
  public static let suppressed = Self(name: "suppressed")
}

/// Whether a scene is shown as it was left. No effect here: what a scene keeps is kept by
/// SceneStorage.
public struct SceneRestorationBehavior: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// It is not.
  public static let disabled = Self(name: "disabled")
}

/// What is seen of the items in a toolbar. No effect here: the window is the reader's.
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

/// How much depends on the answer to a question. No effect here: the window is the reader's.
public struct DialogSeverity: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// As usual.
  public static let standard = Self(name: "standard")
  /// A lot.
  public static let critical = Self(name: "critical")
}

/// Whether the toolbar of a window that fills the screen is seen. No effect here: the window is the
/// reader's.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// It is.
  public static let visible = Self(name: "visible")
  /// While the pointer is there.
  public static let onHover = Self(name: "onHover")
}

/// A gesture that moves the window. No effect here: the window is the reader's.
public struct WindowDragGesture: PrimitiveGesture {
  /// What it tells: nothing.
  public struct Value: Equatable, Sendable {}

  /// Makes the gesture.
  public init() {}

  /// Has a decoration report the gesture: it never does.
  @_documentation(visibility: internal)
  public static func _attach(
    _ gesture: Self,
    to sink: _GestureSink<Value>,
    in decoration: inout Decoration
  ) {}
}

/// How the size of a window follows its content. No effect here: the size of the window is the
/// reader's.
public struct WindowResizability: Hashable, Sendable {
  private let name: String
  /// As the platform has it.
  public static let automatic = WindowResizability(name: "automatic")
  /// As large as the content.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// At least as large as the content.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// How a window looks. No effect here: the window is the reader's.
public protocol WindowStyle: Sendable {}

/// How the toolbar of a window looks. No effect here: the window is the reader's.
public protocol WindowToolbarStyle: Sendable {}

/// As the platform has it. No effect here: the window is the reader's.
public struct DefaultWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// With a bar that has the title. No effect here: the window is the reader's.
public struct TitleBarWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// Without a bar. No effect here: the window is the reader's.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// Without anything but the content. No effect here: the window is the reader's.
public struct PlainWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// As the platform has it.
  public static var automatic: DefaultWindowStyle { .init() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// With a bar that has the title.
  public static var titleBar: TitleBarWindowStyle { .init() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without a bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// Without anything but the content.
  public static var plain: PlainWindowStyle { .init() }
}

/// As the platform has it. No effect here: the window is the reader's.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init() {}
}

/// The title and the items in one line. No effect here: the window is the reader's.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init(showsTitle: Bool = true) {}
}

/// The title and the items in one low line. No effect here: the window is the reader's.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init(showsTitle: Bool = true) {}
}

/// The title above the items. No effect here: the window is the reader's.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// As the platform has it.
  public static var automatic: DefaultWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// The title and the items in one line.
  public static var unified: UnifiedWindowToolbarStyle { .init() }

  /// The title and the items in one line.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    .init(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// The title and the items in one low line.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { .init() }

  /// The title and the items in one low line.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    .init(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// The title above the items.
  public static var expanded: ExpandedWindowToolbarStyle { .init() }
}
