/// A key that was pressed, is held, or was let go.
public struct KeyPress: Hashable, Sendable, CustomDebugStringConvertible {
  /// Whether whoever was told of a key did something about it.
  public enum Result: Hashable, Sendable {
    case handled, ignored
  }

  /// Moments in the press of a key.
  public struct Phases: OptionSet, Hashable, Sendable, CustomDebugStringConvertible {
    /// One bit for each moment.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// It went down.
    public static let down = Phases(rawValue: 1 << 0)
    /// It is held, and types again.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// It was let go.
    public static let up = Phases(rawValue: 1 << 2)
    /// All of these.
    public static let all: Phases = [.down, .repeat, .up]

    /// The names of the moments.
    public var debugDescription: String {
      let known: [(Phases, String)] = [(.down, "down"), (.repeat, "repeat"), (.up, "up")]
      return "[" + known.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
    }
  }

  /// The moment.
  public let phase: Phases
  /// The key, without what is held beside it.
  public let key: KeyEquivalent
  /// What it types, with what is held beside it.
  public let characters: String
  /// The keys that are held.
  public let modifiers: EventModifiers

  package init(
    phase: Phases = .down,
    key: KeyEquivalent,
    characters: String? = nil,
    modifiers: EventModifiers = []
  ) {
    self.phase = phase
    self.key = key
    self.characters = characters ?? String(key.character)
    self.modifiers = modifiers
  }

  /// The key and the moment.
  public var debugDescription: String {
    let shortcut = KeyboardShortcut(key, modifiers: modifiers).name
    return "KeyPress(\(shortcut), \(phase.debugDescription))"
  }
}
