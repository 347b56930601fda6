// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// An immersive space that leaves the surroundings of the user visible.
@available(*, unavailable, message: "A page has no room around it. Use a WindowGroup.")
public struct MixedImmersionStyle: ImmersionStyle {
  public init() {}
}

/// An immersive space that leaves the surroundings of the user partly visible.
@available(*, unavailable, message: "A page has no room around it. Use a WindowGroup.")
public struct ProgressiveImmersionStyle: ImmersionStyle {
  public init() {}
}

/// An immersive space that hides the surroundings of the user.
@available(*, unavailable, message: "A page has no room around it. Use a WindowGroup.")
public struct FullImmersionStyle: ImmersionStyle {
  public init() {}
}

/// Opens an immersive space.
@available(*, unavailable, message: "A page has no room around it. Use a WindowGroup.")
public struct OpenImmersiveSpaceAction: Sendable {
  public enum Result: Sendable {
    case opened, userCancelled, error
  }
  public func callAsFunction(id: String) async -> Result { .error }
}

/// Closes an immersive space.
@available(*, unavailable, message: "A page has no room around it. Use a WindowGroup.")
public struct DismissImmersiveSpaceAction: Sendable {
  public func callAsFunction() async {}
}

/// A scene around the user.
@available(*, unavailable, message: "A page has no room around it. Use a WindowGroup.")
public struct ImmersiveSpace<Content>: PrimitiveScene {
  public init(id: String, content: () -> Content) {}
  @_documentation(visibility: internal)
  public static func _content(of scene: Self) -> AnyView { AnyView(EmptyView()) }
}

/// Whether the surroundings of the user are visible in an immersive space.
@available(*, unavailable, message: "A page has no room around it. Use a WindowGroup.")
public protocol ImmersionStyle {}

@available(*, unavailable, message: "A page has no room around it. Use a WindowGroup.")
extension EnvironmentValues {
  public var openImmersiveSpace: OpenImmersiveSpaceAction { .init() }
  public var dismissImmersiveSpace: DismissImmersiveSpaceAction { .init() }
}

@available(*, unavailable, message: "A page has no room around it. Use a WindowGroup.")
extension ImmersionStyle where Self == MixedImmersionStyle {
  public static var mixed: MixedImmersionStyle { .init() }
}

@available(*, unavailable, message: "A page has no room around it. Use a WindowGroup.")
extension ImmersionStyle where Self == ProgressiveImmersionStyle {
  public static var progressive: ProgressiveImmersionStyle { .init() }
}

@available(*, unavailable, message: "A page has no room around it. Use a WindowGroup.")
extension ImmersionStyle where Self == FullImmersionStyle {
  public static var full: FullImmersionStyle { .init() }
}

@available(*, unavailable, message: "A page has no room around it. Use a WindowGroup.")
extension Scene {
  public func immersionStyle(
    selection: Binding<any ImmersionStyle>,
    in styles: any ImmersionStyle...
  ) -> Self { self }
}

@available(*, unavailable, message: "A page has no room around it. Use a WindowGroup.")
extension View {
  public func onImmersionChange(initial: Bool = true, _ action: @escaping () -> Void) -> Self {
    self
  }
}
