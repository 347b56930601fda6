/// A key of the keyboard, identified by the character it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character the key types. Private characters stand for keys that type nothing.
  public var character: Character

  /// Makes the key that types a character.
  ///
  /// - Parameter character: The character that the key types.
  public init(_ character: Character) {
    self.character = character
  }

  /// Makes the key that types a character.
  ///
  /// - Parameter character: The character that the key types.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.character = character
  }

  /// The up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Delete, or Backspace: removes the character before the insertion point.
  public static let delete = KeyEquivalent("\u{08}")
  /// Forward Delete: removes the character after the insertion point.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page Up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page Down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Return, or Enter.
  public static let `return` = KeyEquivalent("\r")

  static let names: [(KeyEquivalent, String)] = [
    (.upArrow, "upArrow"), (.downArrow, "downArrow"),
    (.leftArrow, "leftArrow"), (.rightArrow, "rightArrow"),
    (.escape, "escape"), (.delete, "delete"), (.deleteForward, "deleteForward"),
    (.home, "home"), (.end, "end"), (.pageUp, "pageUp"), (.pageDown, "pageDown"),
    (.clear, "clear"), (.tab, "tab"), (.space, "space"), (.return, "return"),
  ]

  /// The name of the key in attributes: `k`, `escape`, `upArrow`.
  package var name: String {
    Self.names.first { $0.0 == self }?.1 ?? String(character)
  }

  /// Makes the key with a name from attributes; nil if there is none.
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
