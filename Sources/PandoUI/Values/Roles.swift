/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
  /// The name of the role in attributes.
  package let name: String

  /// The button removes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button leaves without doing anything.
  public static let cancel = ButtonRole(name: "cancel")
  /// The button confirms.
  public static let confirm = ButtonRole(name: "confirm")
  /// The button closes the presentation.
  public static let close = ButtonRole(name: "close")
}

/// The label of the return key of an on-screen keyboard.
public struct SubmitLabel: Hashable, Sendable {
  /// The name of the label in attributes.
  package let name: String

  /// Finishes editing.
  public static let done = SubmitLabel(name: "done")
  /// Opens the target that was typed.
  public static let go = SubmitLabel(name: "go")
  /// Sends what was typed.
  public static let send = SubmitLabel(name: "send")
  /// Joins a network or a group.
  public static let join = SubmitLabel(name: "join")
  /// Shows a route.
  public static let route = SubmitLabel(name: "route")
  /// Starts a search.
  public static let search = SubmitLabel(name: "search")
  /// Begins a line.
  public static let `return` = SubmitLabel(name: "return")
  /// Goes to the next field.
  public static let next = SubmitLabel(name: "next")
  /// Continues.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// The kinds of field whose submissions run an action.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// One bit for each kind of field.
  public let rawValue: Int

  /// Makes a set from its bits.
  ///
  /// - Parameter rawValue: One bit for each kind of field.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}
