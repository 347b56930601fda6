/// Opens a window.
@available(
  *,
  unavailable,
  message: "An interface has one window. Show the content in a sheet, or push it."
)
public struct OpenWindowAction: Sendable {
  /// Not available.
  public func callAsFunction(id: String) {}

  /// Not available.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}

  /// Not available.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens a window in place of another.
@available(
  *,
  unavailable,
  message: "An interface has one window. Show the content in a sheet, or push it."
)
public struct PushWindowAction: Sendable {
  /// Not available.
  public func callAsFunction(id: String) {}

  /// Not available.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}

  /// Not available.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window.
@available(
  *,
  unavailable,
  message: "An interface has one window. Use 'dismiss' for what is shown in it."
)
public struct DismissWindowAction: Sendable {
  /// Not available.
  public func callAsFunction() {}

  /// Not available.
  public func callAsFunction(id: String) {}

  /// Not available.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}

  /// Not available.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// How a window is closed by a program.
@available(
  *,
  unavailable,
  message: "An interface has one window. Use 'dismiss' for what is shown in it."
)
public struct DismissBehavior: Sendable {
  /// As if somebody had closed it.
  public static var interactive: DismissBehavior { .init() }
  /// Even if it asks whether to be closed.
  public static var destructive: DismissBehavior { .init() }
}

/// Opens the window of an application's settings.
@available(
  *,
  unavailable,
  message:
    "A page has no second window for settings. Show them in a sheet, or on a screen that a NavigationLink leads to."
)
public struct OpenSettingsAction: Sendable {
  /// Not available.
  public func callAsFunction() {}
}

/// Opens the window of an application's settings.
@available(
  *,
  unavailable,
  message:
    "A page has no second window for settings. Show them in a sheet, or on a screen that a NavigationLink leads to."
)
public struct SettingsLink<Label: View>: View {
  /// Not available.
  public init() where Label == DefaultSettingsLinkLabel {}

  /// Not available.
  public init(@ViewBuilder label: () -> Label) {}

  /// Never evaluated.
  public var body: Never { fatalError("unavailable") }
}

/// What leads to the settings.
@available(
  *,
  unavailable,
  message:
    "A page has no second window for settings. Show them in a sheet, or on a screen that a NavigationLink leads to."
)
public struct DefaultSettingsLinkLabel: View {
  /// Never evaluated.
  public var body: Never { fatalError("unavailable") }
}

/// Shows and hides a window.
@available(
  *,
  unavailable,
  message: "An interface has one window. Show the content in a sheet, or push it."
)
public struct WindowVisibilityToggle<Label: View>: View {
  /// Not available.
  public init(windowID: String) where Label == DefaultWindowVisibilityToggleLabel {}

  /// Never evaluated.
  public var body: Never { fatalError("unavailable") }
}

/// What shows and hides a window.
@available(
  *,
  unavailable,
  message: "An interface has one window. Show the content in a sheet, or push it."
)
public struct DefaultWindowVisibilityToggleLabel: View {
  /// Never evaluated.
  public var body: Never { fatalError("unavailable") }
}

/// A small window for tools.
@available(
  *,
  unavailable,
  message: "An interface has one window. Show the content in a sheet, or push it."
)
public struct UtilityWindow<Content: View>: PrimitiveScene {
  /// Not available.
  public init(_ title: String, id: String, @ViewBuilder content: () -> Content) {}

  /// Not available.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}

  /// Never used.
  @_documentation(visibility: internal)
  public static func _content(of scene: Self) -> AnyView { AnyView(EmptyView()) }
}

/// A question without a window.
@available(
  *,
  unavailable,
  message: "An interface has one window. Use alert(_:isPresented:actions:message:) on a view."
)
public struct AlertScene<Actions: View, Message: View>: PrimitiveScene {
  /// Not available.
  public init(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) where Message == EmptyView {}

  /// Not available.
  public init(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) {}

  /// Never used.
  @_documentation(visibility: internal)
  public static func _content(of scene: Self) -> AnyView { AnyView(EmptyView()) }
}

/// The interface while the device shows fewer things.
@available(
  *,
  unavailable,
  message: "There is no mode of the device with fewer things. Use a WindowGroup."
)
public struct AssistiveAccess<Content: View>: PrimitiveScene {
  /// Not available.
  public init(@ViewBuilder content: () -> Content) {}

  /// Never used.
  @_documentation(visibility: internal)
  public static func _content(of scene: Self) -> AnyView { AnyView(EmptyView()) }
}

/// The room around somebody.
@available(*, unavailable, message: "A page has no room around it. Use a WindowGroup.")
public struct ImmersiveSpace<Content>: PrimitiveScene {
  /// Not available.
  public init(id: String, content: () -> Content) {}

  /// Never used.
  @_documentation(visibility: internal)
  public static func _content(of scene: Self) -> AnyView { AnyView(EmptyView()) }
}

/// How much of the room is seen.
@available(*, unavailable, message: "A page has no room around it. Use a WindowGroup.")
public protocol ImmersionStyle {}

/// The menu bar extra's look.
@available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
public protocol MenuBarExtraStyle {}

/// Work that is done while an application is not used.
@available(
  *,
  unavailable,
  message:
    "A page has no tasks in the background. Use task(priority:_:), or a task of the web server."
)
public struct BackgroundTask<Request, Response>: Sendable {
  /// Not available.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }

  /// Not available.
  public static func urlSession(_ identifier: String) -> BackgroundTask<String, Void> { .init() }
}

/// Makes the delegate of an application.
@available(
  *,
  unavailable,
  message:
    "There is no delegate of an application. Use onChange(of:) with scenePhase, or do it in the init of the App."
)
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate> {
  /// Not available.
  public init(_ delegateType: Delegate.Type = Delegate.self) {}

  /// Not available.
  public var wrappedValue: Delegate { fatalError("unavailable") }
}

/// Makes the delegate of an application.
@available(
  *,
  unavailable,
  message:
    "There is no delegate of an application. Use onChange(of:) with scenePhase, or do it in the init of the App."
)
@propertyWrapper
public struct NSApplicationDelegateAdaptor<Delegate> {
  /// Not available.
  public init(_ delegateType: Delegate.Type = Delegate.self) {}

  /// Not available.
  public var wrappedValue: Delegate { fatalError("unavailable") }
}

/// Makes the delegate of an application.
@available(
  *,
  unavailable,
  message:
    "There is no delegate of an application. Use onChange(of:) with scenePhase, or do it in the init of the App."
)
@propertyWrapper
public struct WKApplicationDelegateAdaptor<Delegate> {
  /// Not available.
  public init(_ delegateType: Delegate.Type = Delegate.self) {}

  /// Not available.
  public var wrappedValue: Delegate { fatalError("unavailable") }
}

extension Scene {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "A page has no tasks in the background. Use task(priority:_:), or a task of the web server."
  )
  public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>,
    action: @escaping (D) async -> R
  ) -> Self { self }

  /// Not available; the message says why.
  @available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> Self { self }

  /// Not available; the message says why.
  @available(*, unavailable, message: "A page has no menu bar. Use a Menu in a toolbar.")
  public func menuBarExtraAccess(isPresented: Binding<Bool>) -> Self { self }

  /// Not available; the message says why.
  @available(*, unavailable, message: "A page has no room around it. Use a WindowGroup.")
  public func immersionStyle(
    selection: Binding<any ImmersionStyle>,
    in styles: any ImmersionStyle...
  ) -> Self { self }

  /// Not available; the message says why.
  @available(*, unavailable, message: "Ask in a sheet, with a Toggle that says not to ask again.")
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey,
    isSuppressed: Binding<Bool>
  ) -> Self { self }
}

extension View {
  /// Not available; the message says why.
  @available(*, unavailable, message: "Ask in a sheet, with a Toggle that says not to ask again.")
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey,
    isSuppressed: Binding<Bool>
  ) -> Self { self }

  /// Not available; the message says why.
  @available(*, unavailable, message: "Ask in a sheet, with a Toggle that says not to ask again.")
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "A page can be left at any time. Save changes as they are made."
  )
  public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    shouldPresent: Bool,
    @ViewBuilder actions: () -> A
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "A page can be left at any time. Save changes as they are made."
  )
  public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    shouldPresent: Bool,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> Self { self }

  /// Not available; the message says why.
  @available(*, unavailable, message: "A page has no room around it. Use a WindowGroup.")
  public func onImmersionChange(initial: Bool = true, _ action: @escaping () -> Void) -> Self {
    self
  }
}

extension EnvironmentValues {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "An interface has one window. Show the content in a sheet, or push it."
  )
  public var pushWindow: PushWindowAction { .init() }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "A page has no second window for settings. Show them in a sheet, or on a screen that a NavigationLink leads to."
  )
  public var openSettings: OpenSettingsAction { .init() }
}
