/// The purposes of the focus.
public struct FocusInteractions: OptionSet, Sendable {
  /// One bit for each purpose.
  public let rawValue: Int

  /// Makes a set from its bits.
  ///
  /// - Parameter rawValue: One bit for each purpose: 1 for activating, 2 for editing.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Activating the view with the keyboard.
  public static let activate = FocusInteractions(rawValue: 1 << 0)
  /// Editing the view.
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  /// All purposes.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
  /// Leaves out the ring around the focused view, for a view that shows its focus in another way.
  ///
  /// - Parameter disabled: Whether the ring is left out.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    attribute(.hidesFocus, disabled ? .flag(true) : nil)
  }

  /// Lets the view take the focus.
  ///
  /// - Parameter isFocusable: Whether the view takes the focus; false leaves the view as it is.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, changed: { _ in }))
  }

  /// Lets the view take the focus.
  ///
  /// - Parameters:
  ///   - isFocusable: Whether the view takes the focus; false leaves the view as it is.
  ///   - interactions: No effect here: the view takes the focus for all purposes.
  public func focusable(
    _ isFocusable: Bool = true,
    interactions: FocusInteractions
  ) -> some View {
    focusable(isFocusable)
  }

  /// Lets the view take the focus, and reports when it does.
  ///
  /// - Parameters:
  ///   - isFocusable: Whether the view takes the focus; false leaves the view as it is.
  ///   - onFocusChange: Called on the main actor with true when the view gets the focus, false when
  ///     it loses it.
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
