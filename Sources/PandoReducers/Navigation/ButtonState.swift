public import CustomDump
public import Foundation
internal import IssueReporting
public import PandoUI

/// A button of an alert or a confirmation dialog, as a value: its words, its role, and the action it sends.
public struct ButtonState<Action>: Identifiable {
  /// Which one it is.
  public let id: UUID
  /// What it sends.
  public let action: ButtonStateAction<Action>
  /// The words.
  public let label: TextState
  /// What it is for.
  public let role: ButtonStateRole?

  init(id: UUID, action: ButtonStateAction<Action>, label: TextState, role: ButtonStateRole?) {
    (self.id, self.action, self.label, self.role) = (id, action, label, role)
  }

  /// A button.
  ///
  /// - Parameters:
  ///   - role: What it is for.
  ///   - action: What it sends; nothing by default, so that it only closes.
  ///   - label: Its words.
  public init(
    role: ButtonStateRole? = nil,
    action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    self.init(id: UUID(), action: action, label: label(), role: role)
  }

  /// A button that sends an action.
  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
    self.init(id: UUID(), action: .send(action), label: label(), role: role)
  }

  /// Gives the action to a closure, with the animation of the button.
  public func withAction(_ perform: (Action?) -> Void) {
    switch action.type {
    case .send(let action): perform(action)
    case .animatedSend(let action, let animation): withAnimation(animation) { perform(action) }
    }
  }

  /// Gives the action to an asynchronous closure, which has no animation.
  @MainActor
  public func withAction(_ perform: @MainActor (Action?) async -> Void) async {
    if case .animatedSend = action.type {
      reportIssue(
        """
        An animated action was performed asynchronously.

          Action:
        \(String(customDumping: action).indent(by: 4))

        Asynchronous actions cannot be animated. Handle the action in a closure that does not suspend, or use \
        'withAnimation' there.
        """
      )
    }
    await perform(action.action)
  }

  /// A button that sends another action.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    ButtonState<NewAction>(id: id, action: action.map(transform), label: label, role: role)
  }
}

/// What a button sends.
public struct ButtonStateAction<Action> {
  /// What a button sends, and how.
  public enum _ActionType {
    case send(Action?)
    case animatedSend(Action?, animation: Animation?)
  }

  /// What it sends, and how.
  public let type: _ActionType

  /// Sends an action, or nothing.
  public static func send(_ action: Action?) -> Self { Self(type: .send(action)) }

  /// Sends an action with an animation.
  public static func send(_ action: Action?, animation: Animation?) -> Self {
    Self(type: .animatedSend(action, animation: animation))
  }

  /// The action.
  public var action: Action? {
    switch type {
    case .send(let action), .animatedSend(let action, animation: _): action
    }
  }

  /// Sends another action.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ButtonStateAction<NewAction> {
    switch type {
    case .send(let action): .send(transform(action))
    case .animatedSend(let action, let animation): .send(transform(action), animation: animation)
    }
  }
}

/// What a button is for.
public enum ButtonStateRole: Hashable, Sendable {
  /// It stops what was begun.
  case cancel
  /// It does away with something.
  case destructive
}

extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction._ActionType: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction._ActionType: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}
extension ButtonStateAction._ActionType: Sendable where Action: Sendable {}

/// Two buttons are equal if they say and send the same; their ids are not compared.
extension ButtonState: Equatable where Action: Equatable {
  /// Whether both are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.action == rhs.action && lhs.label == rhs.label && lhs.role == rhs.role
  }
}

extension ButtonState: Hashable where Action: Hashable {
  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(action)
    hasher.combine(label)
    hasher.combine(role)
  }
}

extension ButtonState: Sendable where Action: Sendable {}

extension ButtonState: CustomDumpReflectable {
  /// What is printed.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if let role { children.append(("role", role)) }
    children.append(("action", action))
    children.append(("label", label))
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension ButtonStateAction: CustomDumpReflectable {
  /// What is printed.
  public var customDumpMirror: Mirror {
    switch type {
    case .send(let action):
      Mirror(self, children: ["send": action as Any], displayStyle: .enum)
    case .animatedSend(let action, let animation):
      Mirror(self, children: ["send": (action, animation: animation)], displayStyle: .enum)
    }
  }
}

/// The buttons of an alert or a confirmation dialog.
@resultBuilder
public enum ButtonStateBuilder<Action> {
  /// The reducers of a loop.
  public static func buildArray(_ components: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
    components.flatMap { $0 }
  }

  /// One reducer.
  public static func buildBlock(_ components: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    components.flatMap { $0 }
  }

  /// What is not available everywhere.
  public static func buildLimitedAvailability(
    _ component: [ButtonState<Action>]
  ) -> [ButtonState<Action>] {
    component
  }

  /// The first branch.
  public static func buildEither(first component: [ButtonState<Action>]) -> [ButtonState<Action>] {
    component
  }

  /// The second branch.
  public static func buildEither(
    second component: [ButtonState<Action>]
  ) -> [ButtonState<Action>] {
    component
  }

  /// A reducer that is written down.
  public static func buildExpression(_ expression: ButtonState<Action>) -> [ButtonState<Action>] {
    [expression]
  }

  /// A branch without another.
  public static func buildOptional(_ component: [ButtonState<Action>]?) -> [ButtonState<Action>] {
    component ?? []
  }
}

// MARK: - Views

extension ButtonRole {
  /// The role of a button that is a value.
  public init(_ role: ButtonStateRole) {
    switch role {
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    }
  }
}

extension Button where Label == Text {
  /// The button of a value.
  ///
  /// - Parameters:
  ///   - button: The value.
  ///   - action: Is given the action of the value.
  public init<Action>(_ button: ButtonState<Action>, action: @escaping (Action?) -> Void) {
    self.init(role: button.role.map(ButtonRole.init), action: { button.withAction(action) }) {
      Text(button.label)
    }
  }

  /// The button of a value, whose action is handled by work that suspends.
  public init<Action: Sendable>(
    _ button: ButtonState<Action>,
    action: @escaping @Sendable (Action?) async -> Void
  ) {
    self.init(
      role: button.role.map(ButtonRole.init),
      action: { Task { @MainActor in await button.withAction(action) } }
    ) {
      Text(button.label)
    }
  }
}
