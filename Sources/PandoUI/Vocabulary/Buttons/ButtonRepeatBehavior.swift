/// The behaviour of a button while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String
  /// As the platform does: once.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// Does its action again and again, faster after a while.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// Does its action once.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension View {
  /// Sets whether the buttons in this view do their action again and again while they are held.
  ///
  /// - Parameter behavior: Whether a button that is held repeats its action.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether buttons do their action again and again while they are held.
  public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}
