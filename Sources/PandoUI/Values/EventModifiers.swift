/// The modifier keys that are held while another key is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: Int

  /// Makes a set from its bits.
  ///
  /// - Parameter rawValue: One bit for each key.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps Lock.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Option, or Alt.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Command. In shortcuts it is Control where a keyboard has no Command key.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// A key of the number pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// The function key, which browsers do not report.
  public static let function = EventModifiers(rawValue: 1 << 6)
  /// All modifiers.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]

  /// The names of the modifiers, in the order in which shortcuts are written.
  package var names: [String] {
    let known: [(EventModifiers, String)] = [
      (.control, "control"), (.option, "option"), (.shift, "shift"), (.command, "command"),
      (.capsLock, "capsLock"), (.numericPad, "numericPad"),
    ]
    // `command` comes first, as in `command+shift+k`.
    let present = known.filter { contains($0.0) }.map(\.1)
    return present.filter { $0 == "command" } + present.filter { $0 != "command" }
  }
}
