public import CustomDump
public import Foundation

/// An alert as a value, which a reducer can put into its state and a test can compare.
///
/// ```swift
/// state.alert = AlertState {
///   TextState("Delete this note?")
/// } actions: {
///   ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
///   ButtonState(role: .cancel) { TextState("Keep") }
/// }
/// ```
public struct AlertState<Action>: Identifiable {
  /// Which one it is.
  public let id: UUID
  /// The buttons.
  public var buttons: [ButtonState<Action>]
  /// More words.
  public var message: TextState?
  /// What it asks or says.
  public var title: TextState

  init(id: UUID, buttons: [ButtonState<Action>], message: TextState?, title: TextState) {
    (self.id, self.buttons, self.message, self.title) = (id, buttons, message, title)
  }

  /// An alert.
  ///
  /// - Parameters:
  ///   - title: What it asks or says.
  ///   - actions: Its buttons; without any, there is one that closes it.
  ///   - message: More words.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(id: UUID(), buttons: actions(), message: message?(), title: title())
  }

  /// An alert that sends other actions.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
    AlertState<NewAction>(
      id: id,
      buttons: buttons.map { $0.map(transform) },
      message: message,
      title: title
    )
  }
}

/// Two alerts are equal if they say and send the same; their ids are not compared.
extension AlertState: Equatable where Action: Equatable {
  /// Whether both are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertState: Sendable where Action: Sendable {}

extension AlertState: _EphemeralState {}

extension AlertState: CustomDumpReflectable {
  /// What is printed.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = [("title", title)]
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
