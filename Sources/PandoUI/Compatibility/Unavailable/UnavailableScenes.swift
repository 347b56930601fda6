// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// An alert without a window.
@available(
  *,
  unavailable,
  message: "An interface has one window. Use alert(_:isPresented:actions:message:) on a view."
)
public struct AlertScene<Actions: View, Message: View>: PrimitiveScene {
  public init(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) where Message == EmptyView {}
  public init(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) {}
  @_documentation(visibility: internal)
  public static func _content(of scene: Self) -> AnyView { AnyView(EmptyView()) }
}

/// The interface while the device shows fewer things.
@available(
  *,
  unavailable,
  message: "There is no simplified mode of the device. Use a WindowGroup."
)
public struct AssistiveAccess<Content: View>: PrimitiveScene {
  public init(@ViewBuilder content: () -> Content) {}
  @_documentation(visibility: internal)
  public static func _content(of scene: Self) -> AnyView { AnyView(EmptyView()) }
}

/// Work that is done while an application is not used.
@available(
  *,
  unavailable,
  message:
    "A page has no tasks in the background. Use task(priority:_:), or a task of the web server."
)
public struct BackgroundTask<Request, Response>: Sendable {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
  public static func urlSession(_ identifier: String) -> BackgroundTask<String, Void> { .init() }
}

/// Makes the delegate of an application.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit and no watch. Use UIApplicationDelegateAdaptor with a UIApplicationDelegate, or onChange(of:) with scenePhase."
)
@propertyWrapper
public struct NSApplicationDelegateAdaptor<Delegate> {
  public init(_ delegateType: Delegate.Type = Delegate.self) {}
  public var wrappedValue: Delegate { fatalError("unavailable") }
}

/// Makes the delegate of an application.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit and no watch. Use UIApplicationDelegateAdaptor with a UIApplicationDelegate, or onChange(of:) with scenePhase."
)
@propertyWrapper
public struct WKApplicationDelegateAdaptor<Delegate> {
  public init(_ delegateType: Delegate.Type = Delegate.self) {}
  public var wrappedValue: Delegate { fatalError("unavailable") }
}

@available(
  *,
  unavailable,
  message:
    "A page has no tasks in the background. Use task(priority:_:), or a task of the web server."
)
extension Scene {
  public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>,
    action: @escaping (D) async -> R
  ) -> Self { self }
}

@available(
  *,
  unavailable,
  message: "Use dialogSuppressionToggle(_:isSuppressed:) on the view that asks."
)
extension Scene {
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey,
    isSuppressed: Binding<Bool>
  ) -> Self { self }
}

@available(
  *,
  unavailable,
  message: "A page can be left at any time. Save changes as they are made."
)
extension View {
  public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    shouldPresent: Bool,
    @ViewBuilder actions: () -> A
  ) -> Self { self }
  public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    shouldPresent: Bool,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> Self { self }
}
