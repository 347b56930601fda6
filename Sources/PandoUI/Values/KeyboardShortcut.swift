/// A key with modifiers that triggers the action of a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The adaptation of a shortcut to the layout of the keyboard. It has no effect here: browsers
  /// report the character that was typed.
  public struct Localization: Hashable, Sendable {
    enum Kind { case automatic, withoutMirroring, custom }
    let kind: Kind

    /// The shortcut follows the keyboard layout and the reading direction.
    public static let automatic = Localization(kind: .automatic)
    /// The shortcut follows the keyboard layout, and not the reading direction.
    public static let withoutMirroring = Localization(kind: .withoutMirroring)
    /// The shortcut stays as it is.
    public static let custom = Localization(kind: .custom)
  }

  /// The key.
  public var key: KeyEquivalent
  /// The modifiers that are held.
  public var modifiers: EventModifiers
  /// Whether the shortcut follows the layout of the keyboard.
  public var localization: Localization

  /// Makes a shortcut.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifiers that are held, and no others; Command counts as Control where
  ///     keyboards have no Command key.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// Makes a shortcut that may follow the layout of the keyboard.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifiers that are held, and no others; Command counts as Control where
  ///     keyboards have no Command key.
  ///   - localization: No effect here: browsers report the character that was typed.
  public init(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: Localization
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Return: presses the default button of a dialog.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: presses the button that cancels a dialog.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The name of the shortcut in attributes: `command+shift+k`, `escape`.
  package var name: String {
    (modifiers.names + [key.name]).joined(separator: "+")
  }
}
