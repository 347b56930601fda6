/// The room around somebody is seen.
@available(*, unavailable, message: "A page has no room around it. Use a WindowGroup.")
public struct MixedImmersionStyle: ImmersionStyle {
  /// Not available.
  public init() {}
}

/// The room around somebody is seen in part.
@available(*, unavailable, message: "A page has no room around it. Use a WindowGroup.")
public struct ProgressiveImmersionStyle: ImmersionStyle {
  /// Not available.
  public init() {}
}

/// The room around somebody is not seen.
@available(*, unavailable, message: "A page has no room around it. Use a WindowGroup.")
public struct FullImmersionStyle: ImmersionStyle {
  /// Not available.
  public init() {}
}

/// Opens the room around somebody.
@available(*, unavailable, message: "A page has no room around it. Use a WindowGroup.")
public struct OpenImmersiveSpaceAction: Sendable {
  /// What became of it.
  public enum Result: Sendable {
    case opened, userCancelled, error
  }

  /// Not available.
  public func callAsFunction(id: String) async -> Result { .error }
}

/// Closes the room around somebody.
@available(*, unavailable, message: "A page has no room around it. Use a WindowGroup.")
public struct DismissImmersiveSpaceAction: Sendable {
  /// Not available.
  public func callAsFunction() async {}
}

extension EnvironmentValues {
  /// Not available; the message says why.
  @available(*, unavailable, message: "A page has no room around it. Use a WindowGroup.")
  public var openImmersiveSpace: OpenImmersiveSpaceAction { .init() }

  /// Not available; the message says why.
  @available(*, unavailable, message: "A page has no room around it. Use a WindowGroup.")
  public var dismissImmersiveSpace: DismissImmersiveSpaceAction { .init() }
}

@available(*, unavailable, message: "A page has no room around it. Use a WindowGroup.")
extension ImmersionStyle where Self == MixedImmersionStyle {
  /// The room around somebody is seen.
  public static var mixed: MixedImmersionStyle { .init() }
}

@available(*, unavailable, message: "A page has no room around it. Use a WindowGroup.")
extension ImmersionStyle where Self == ProgressiveImmersionStyle {
  /// The room around somebody is seen in part.
  public static var progressive: ProgressiveImmersionStyle { .init() }
}

@available(*, unavailable, message: "A page has no room around it. Use a WindowGroup.")
extension ImmersionStyle where Self == FullImmersionStyle {
  /// The room around somebody is not seen.
  public static var full: FullImmersionStyle { .init() }
}
