// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// The platform's default.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  public init() {}
}

/// A menu.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  public init() {}
}

/// A small window.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  public init() {}
}

/// A menu in the menu bar of the system.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  public init(
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) where Label == Text {}
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {}
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) where Label == Text {}
  public init(
    _ titleKey: LocalizedStringKey,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) where Label == Text {}
  @_documentation(visibility: internal)
  public static func _content(of scene: Self) -> AnyView { AnyView(EmptyView()) }
}

/// The menu bar extra's look.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public protocol MenuBarExtraStyle {}

@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  public static var automatic: AutomaticMenuBarExtraStyle { .init() }
}

@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  public static var menu: PullDownMenuBarExtraStyle { .init() }
}

@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  public static var window: WindowMenuBarExtraStyle { .init() }
}

@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
extension Scene {
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> Self { self }
  public func menuBarExtraAccess(isPresented: Binding<Bool>) -> Self { self }
}
