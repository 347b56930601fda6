extension View {
  /// Lets a key, with modifiers held, press the control.
  ///
  /// - Parameters:
  ///   - key: The key to press.
  ///   - modifiers: The modifiers that have to be held. Outside of Apple systems, Control stands
  ///     for Command.
  public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View {
    modifier(ShortcutModifier(shortcut: KeyboardShortcut(key, modifiers: modifiers)))
  }

  /// Lets a key, with modifiers held, press the control.
  ///
  /// - Parameters:
  ///   - key: The key to press.
  ///   - modifiers: The modifiers that have to be held. Outside of Apple systems, Control stands
  ///     for Command.
  ///   - localization: No effect here: the shortcut is the same for all keyboards.
  public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    modifier(
      ShortcutModifier(
        shortcut: KeyboardShortcut(key, modifiers: modifiers, localization: localization)
      )
    )
  }

  /// Lets a shortcut press the control.
  ///
  /// - Parameter shortcut: The shortcut.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut))
  }

  /// Lets an optional shortcut press the control.
  ///
  /// - Parameter shortcut: The shortcut; nil for none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut))
  }
}

/// Lets a shortcut do what a press of the element does.
struct ShortcutModifier: DecorationModifier {
  typealias Body = Never

  let shortcut: KeyboardShortcut?

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    guard let shortcut else { return }
    decoration[.keyboardShortcut] = .text(shortcut.name)
    decoration.answersShortcut = true
  }
}
