// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// The place of a window.
@available(
  *,
  unavailable,
  message: "The window is the reader's, who puts it where they like. Leave this out."
)
public struct WindowPlacement: Sendable {
  public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {}
  public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {}
  public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {}
}

/// The context of the placement of a window.
@available(
  *,
  unavailable,
  message: "The window is the reader's, who puts it where they like. Leave this out."
)
public struct WindowPlacementContext {
  public var defaultDisplay: DisplayProxy { .init() }
  public var windows: [WindowProxy] { [] }
}

/// A screen.
@available(
  *,
  unavailable,
  message: "The window is the reader's, who puts it where they like. Leave this out."
)
public struct DisplayProxy {
  public var bounds: CGRect { .zero }
  public var visibleRect: CGRect { .zero }
}

/// A window.
@available(
  *,
  unavailable,
  message: "The window is the reader's, who puts it where they like. Leave this out."
)
public struct WindowProxy {
  public var id: String { "" }
}

/// The content of a window.
@available(
  *,
  unavailable,
  message: "The window is the reader's, who puts it where they like. Leave this out."
)
public struct WindowLayoutRoot {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// Opens a window in place of another.
@available(
  *,
  unavailable,
  message:
    "A window of a browser shows one page. Show the content in a sheet, push it, or open it in a tab with openWindow."
)
public struct PushWindowAction: Sendable {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window.
@available(
  *,
  unavailable,
  message: "The reader closes tabs. Use 'dismiss' for what is shown in one."
)
public struct DismissWindowAction: Sendable {
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// How a window is closed by a program.
@available(
  *,
  unavailable,
  message: "The reader closes tabs. Use 'dismiss' for what is shown in one."
)
public struct DismissBehavior: Sendable {
  public static var interactive: DismissBehavior { .init() }
  public static var destructive: DismissBehavior { .init() }
}

/// Shows and hides a window.
@available(
  *,
  unavailable,
  message:
    "A window of a browser shows one page. Show the content in a sheet, push it, or open it in a tab with openWindow."
)
public struct WindowVisibilityToggle<Label: View>: View {
  public init(windowID: String) where Label == DefaultWindowVisibilityToggleLabel {}
  public var body: Never { fatalError("unavailable") }
}

/// The label of a command that shows and hides a window.
@available(
  *,
  unavailable,
  message:
    "A window of a browser shows one page. Show the content in a sheet, push it, or open it in a tab with openWindow."
)
public struct DefaultWindowVisibilityToggleLabel: View {
  public var body: Never { fatalError("unavailable") }
}

/// A small window for tools.
@available(
  *,
  unavailable,
  message:
    "A window of a browser shows one page. Show the content in a sheet, push it, or open it in a tab with openWindow."
)
public struct UtilityWindow<Content: View>: PrimitiveScene {
  public init(_ title: String, id: String, @ViewBuilder content: () -> Content) {}
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  @_documentation(visibility: internal)
  public static func _content(of scene: Self) -> AnyView { AnyView(EmptyView()) }
}

@available(
  *,
  unavailable,
  message:
    "A window of a browser shows one page. Show the content in a sheet, push it, or open it in a tab with openWindow."
)
extension EnvironmentValues {
  public var pushWindow: PushWindowAction { .init() }
}

@available(
  *,
  unavailable,
  message: "The reader closes tabs. Use 'dismiss' for what is shown in one."
)
extension EnvironmentValues {
  public var dismissWindow: DismissWindowAction { .init() }
}

@available(
  *,
  unavailable,
  message: "The window is the reader's, who puts it where they like. Leave this out."
)
extension Scene {
  public func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> Self { self }
  public func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> Self { self }
}
