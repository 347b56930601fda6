/// A key, with those held beside it, that does what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// Whether a shortcut changes with the keyboard's layout.
  public struct Localization: Hashable, Sendable {
    enum Kind { case automatic, withoutMirroring, custom }
    let kind: Kind

    /// Follows the layout and the reading direction.
    public static let automatic = Localization(kind: .automatic)
    /// Follows the layout, not the reading direction.
    public static let withoutMirroring = Localization(kind: .withoutMirroring)
    /// Stays as it is.
    public static let custom = Localization(kind: .custom)
  }

  /// The key that is pressed.
  public var key: KeyEquivalent
  /// The keys that are held.
  public var modifiers: EventModifiers
  /// Whether it changes with the keyboard's layout.
  public var localization: Localization

  /// Makes a shortcut; Command is held unless something else is said.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// Makes a shortcut that says how it changes with the keyboard's layout.
  public init(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: Localization
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Return: the button a dialog suggests.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: the button that leaves a dialog.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The shortcut as attributes spell it: `command+shift+k`, `escape`.
  package var name: String {
    (modifiers.names + [key.name]).joined(separator: "+")
  }
}
