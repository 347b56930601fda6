/// A key of the keyboard, named by the character it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What the key types; private characters stand for keys that type nothing.
  public var character: Character

  /// Makes the key that types a character.
  public init(_ character: Character) {
    self.character = character
  }

  /// Makes the key that types a character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.character = character
  }

  /// The arrow that points up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow that points down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow that points left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow that points right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Leaves a dialog.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Removes the character before.
  public static let delete = KeyEquivalent("\u{08}")
  /// Removes the character after.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// To the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// To the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// A page back.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// A page on.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Takes a selection away.
  public static let clear = KeyEquivalent("\u{F739}")
  /// To the next field.
  public static let tab = KeyEquivalent("\t")
  /// A space.
  public static let space = KeyEquivalent(" ")
  /// A new line, or what is asked for.
  public static let `return` = KeyEquivalent("\r")

  static let names: [(KeyEquivalent, String)] = [
    (.upArrow, "upArrow"), (.downArrow, "downArrow"),
    (.leftArrow, "leftArrow"), (.rightArrow, "rightArrow"),
    (.escape, "escape"), (.delete, "delete"), (.deleteForward, "deleteForward"),
    (.home, "home"), (.end, "end"), (.pageUp, "pageUp"), (.pageDown, "pageDown"),
    (.clear, "clear"), (.tab, "tab"), (.space, "space"), (.return, "return"),
  ]

  /// The key as attributes spell it: `k`, `escape`, `upArrow`.
  package var name: String {
    Self.names.first { $0.0 == self }?.1 ?? String(character)
  }

  /// The key with this name, as attributes spell it; nil if there is none.
  package init?(name: String) {
    if let known = Self.names.first(where: { $0.1 == name }) {
      self = known.0
    } else if name.count == 1, let character = name.first {
      self.init(character)
    } else {
      return nil
    }
  }
}
