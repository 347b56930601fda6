// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

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
