/// The press of a key, its repetition or its release.
public struct KeyPress: Hashable, Sendable, CustomDebugStringConvertible {
  /// The result of a handler: whether it has handled the press of a key.
  public enum Result: Hashable, Sendable {
    case handled, ignored
  }

  /// The phases of the press of a key.
  public struct Phases: OptionSet, Hashable, Sendable, CustomDebugStringConvertible {
    /// One bit for each phase.
    public let rawValue: Int

    /// Makes a set from its bits.
    ///
    /// - Parameter rawValue: One bit for each phase.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The key was pressed.
    public static let down = Phases(rawValue: 1 << 0)
    /// The key is held and repeats.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// The key was released.
    public static let up = Phases(rawValue: 1 << 2)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]

    /// The names of the phases.
    public var debugDescription: String {
      let known: [(Phases, String)] = [(.down, "down"), (.repeat, "repeat"), (.up, "up")]
      return "[" + known.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
    }
  }

  /// The phase.
  public let phase: Phases
  /// The key, without the modifiers.
  public let key: KeyEquivalent
  /// The characters the key types together with the modifiers.
  public let characters: String
  /// The modifiers that are held.
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

  /// The key and the phase.
  public var debugDescription: String {
    let shortcut = KeyboardShortcut(key, modifiers: modifiers).name
    return "KeyPress(\(shortcut), \(phase.debugDescription))"
  }
}
