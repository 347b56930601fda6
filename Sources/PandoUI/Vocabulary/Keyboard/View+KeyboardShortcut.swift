extension View {
  /// Has a key, with others held, press the control.
  public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View {
    modifier(ShortcutModifier(shortcut: KeyboardShortcut(key, modifiers: modifiers)))
  }

  /// Has a key, with others held, press the control.
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

  /// Has a shortcut press the control.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut))
  }

  /// Has a shortcut press the control; nil has none do it.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut))
  }
}

/// Has an element answer a shortcut as it answers a press.
struct ShortcutModifier: DecorationModifier {
  typealias Body = Never

  let shortcut: KeyboardShortcut?

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    guard let shortcut else { return }
    decoration[.keyboardShortcut] = .text(shortcut.name)
    decoration.answersShortcut = true
  }
}
