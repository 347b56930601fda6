public import CustomDump
public import Foundation
internal import IssueReporting
public import PandoUI

/// A button of an alert or a confirmation dialog, as a value: its label, its role, and its action.
public struct ButtonState<Action>: Identifiable {
  /// The identity of the button.
  public let id: UUID
  /// The action it sends.
  public let action: ButtonStateAction<Action>
  /// The label.
  public let label: TextState
  /// The role.
  public let role: ButtonStateRole?

  init(id: UUID, action: ButtonStateAction<Action>, label: TextState, role: ButtonStateRole?) {
    (self.id, self.action, self.label, self.role) = (id, action, label, role)
  }

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - role: The role.
  ///   - action: The action; by default none, so that the button only closes.
  ///   - label: The label.
  public init(
    role: ButtonStateRole? = nil,
    action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    self.init(id: UUID(), action: action, label: label(), role: role)
  }

  /// Makes a button that sends an action.
  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
    self.init(id: UUID(), action: .send(action), label: label(), role: role)
  }

  /// Calls a closure with the action, inside the button's animation.
  public func withAction(_ perform: (Action?) -> Void) {
    switch action.type {
    case .send(let action): perform(action)
    case .animatedSend(let action, let animation): withAnimation(animation) { perform(action) }
    }
  }

  /// Calls an asynchronous closure with the action, without animation.
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

  /// The button with a converted action.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    ButtonState<NewAction>(id: id, action: action.map(transform), label: label, role: role)
  }
}

/// The action of a button.
public struct ButtonStateAction<Action> {
  /// The action, with or without an animation.
  public enum _ActionType {
    case send(Action?)
    case animatedSend(Action?, animation: Animation?)
  }

  /// The action, with or without an animation.
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

  /// Converts the action.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ButtonStateAction<NewAction> {
    switch type {
    case .send(let action): .send(transform(action))
    case .animatedSend(let action, let animation): .send(transform(action), animation: animation)
    }
  }
}

/// The role of a button.
public enum ButtonStateRole: Hashable, Sendable {
  /// The button cancels an operation.
  case cancel
  /// The button destroys data.
  case destructive
}

extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction._ActionType: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction._ActionType: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}
extension ButtonStateAction._ActionType: Sendable where Action: Sendable {}

/// Buttons are equal if their actions, labels and roles are; their ids are not compared.
extension ButtonState: Equatable where Action: Equatable {
  /// Whether both are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.action == rhs.action && lhs.label == rhs.label && lhs.role == rhs.role
  }
}

extension ButtonState: Hashable where Action: Hashable {
  /// Hashes the compared parts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(action)
    hasher.combine(label)
    hasher.combine(role)
  }
}

extension ButtonState: Sendable where Action: Sendable {}

extension ButtonState: CustomDumpReflectable {
  /// The mirror for dumps.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if let role { children.append(("role", role)) }
    children.append(("action", action))
    children.append(("label", label))
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension ButtonStateAction: CustomDumpReflectable {
  /// The mirror for dumps.
  public var customDumpMirror: Mirror {
    switch type {
    case .send(let action):
      Mirror(self, children: ["send": action as Any], displayStyle: .enum)
    case .animatedSend(let action, let animation):
      Mirror(self, children: ["send": (action, animation: animation)], displayStyle: .enum)
    }
  }
}

/// Builds the buttons of an alert or a confirmation dialog.
@resultBuilder
public enum ButtonStateBuilder<Action> {
  /// The buttons of a loop.
  public static func buildArray(_ components: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
    components.flatMap { $0 }
  }

  /// The buttons of a block.
  public static func buildBlock(_ components: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    components.flatMap { $0 }
  }

  /// Buttons that are not available on all platforms.
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

  /// A button expression.
  public static func buildExpression(_ expression: ButtonState<Action>) -> [ButtonState<Action>] {
    [expression]
  }

  /// An `if` without an `else`.
  public static func buildOptional(_ component: [ButtonState<Action>]?) -> [ButtonState<Action>] {
    component ?? []
  }
}

// MARK: - Views

extension ButtonRole {
  /// Makes a role from that of a button value.
  public init(_ role: ButtonStateRole) {
    switch role {
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    }
  }
}

extension Button where Label == Text {
  /// Makes a button from a value.
  ///
  /// - Parameters:
  ///   - button: The value.
  ///   - action: Receives the action of the value.
  public init<Action>(_ button: ButtonState<Action>, action: @escaping (Action?) -> Void) {
    self.init(role: button.role.map(ButtonRole.init), action: { button.withAction(action) }) {
      Text(button.label)
    }
  }

  /// Makes a button from a value, whose action is handled asynchronously.
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
