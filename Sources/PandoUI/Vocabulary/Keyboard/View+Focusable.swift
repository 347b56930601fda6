/// What the focus is for.
public struct FocusInteractions: OptionSet, Sendable {
  /// One bit for each purpose.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Pressing it by the keyboard.
  public static let activate = FocusInteractions(rawValue: 1 << 0)
  /// Typing into it.
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  /// What the platform has in mind.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
  /// Lets the view take the focus.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, changed: { _ in }))
  }

  /// Lets the view take the focus.
  public func focusable(
    _ isFocusable: Bool = true,
    interactions: FocusInteractions
  ) -> some View {
    focusable(isFocusable)
  }

  /// Lets the view take the focus, in the older form.
  public func focusable(
    _ isFocusable: Bool = true,
    onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, changed: onFocusChange))
  }
}

struct FocusableModifier: DecorationModifier {
  typealias Body = Never

  let isFocusable: Bool
  let changed: (Bool) -> Void

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    guard isFocusable, environment.isEnabled else { return }
    decoration.on(.focus) { event in
      if case .focus(let isFocused) = event { changed(isFocused) }
    }
  }
}
