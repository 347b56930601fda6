/// What a button does to what the user has.
public struct ButtonRole: Hashable, Sendable {
  /// The role as attributes spell it.
  package let name: String

  /// Removes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves without doing anything.
  public static let cancel = ButtonRole(name: "cancel")
  /// Does what was asked about.
  public static let confirm = ButtonRole(name: "confirm")
  /// Closes what is shown.
  public static let close = ButtonRole(name: "close")
}

/// The word on the return key of a keyboard.
public struct SubmitLabel: Hashable, Sendable {
  /// The label as attributes spell it.
  package let name: String

  /// Editing is done.
  public static let done = SubmitLabel(name: "done")
  /// Goes to what was typed.
  public static let go = SubmitLabel(name: "go")
  /// Sends what was typed.
  public static let send = SubmitLabel(name: "send")
  /// Joins.
  public static let join = SubmitLabel(name: "join")
  /// Follows a route.
  public static let route = SubmitLabel(name: "route")
  /// Searches.
  public static let search = SubmitLabel(name: "search")
  /// Begins a new line.
  public static let `return` = SubmitLabel(name: "return")
  /// Goes to the next field.
  public static let next = SubmitLabel(name: "next")
  /// Goes on.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// Which fields hand on what was submitted in them.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// One bit for each kind of field.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Fields for text.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// Fields for searching.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}
