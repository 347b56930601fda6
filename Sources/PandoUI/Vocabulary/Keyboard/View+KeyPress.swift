public import Foundation

extension View {
  /// Runs an action when a key is pressed or repeated while the view has the focus.
  ///
  /// - Parameters:
  ///   - key: The key, compared with what the pressed key types.
  ///   - action: Called on the main actor for each press. A key that it ignores
  ///     goes on to the views around.
  public func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping () -> KeyPress.Result
  ) -> some View {
    keyPress([.down, .repeat], { $0.key == key }) { _ in action() }
  }

  /// Runs an action in some phases of a key press while the view has the focus.
  ///
  /// - Parameters:
  ///   - key: The key, compared with what the pressed key types.
  ///   - phases: The phases that count: pressed, repeated while held, released.
  ///   - action: Called on the main actor for each press. A key that it ignores
  ///     goes on to the views around.
  public func onKeyPress(
    _ key: KeyEquivalent,
    phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keyPress(phases, { $0.key == key }, action)
  }

  /// Runs an action when one of several keys is pressed while the view has the focus.
  ///
  /// - Parameters:
  ///   - keys: The keys, any of which calls the action.
  ///   - phases: The phases that count: pressed, repeated while held, released.
  ///   - action: Called on the main actor for each press. A key that it ignores
  ///     goes on to the views around.
  public func onKeyPress(
    keys: Set<KeyEquivalent>,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keyPress(phases, { keys.contains($0.key) }, action)
  }

  /// Runs an action when a key that types certain characters is pressed while the view has the
  /// focus.
  ///
  /// - Parameters:
  ///   - characters: The characters. The key has to type at least one of them.
  ///   - phases: The phases that count: pressed, repeated while held, released.
  ///   - action: Called on the main actor for each press. A key that it ignores
  ///     goes on to the views around.
  public func onKeyPress(
    characters: CharacterSet,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keyPress(
      phases,
      { $0.characters.unicodeScalars.contains { characters.contains($0) } },
      action
    )
  }

  /// Runs an action when any key is pressed while the view has the focus.
  ///
  /// - Parameters:
  ///   - phases: The phases that count: pressed, repeated while held, released.
  ///   - action: Called on the main actor for each press. A key that it ignores
  ///     goes on to the views around.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keyPress(phases, { _ in true }, action)
  }

  private func keyPress(
    _ phases: KeyPress.Phases,
    _ matches: @escaping (KeyPress) -> Bool,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(action: { press in
        guard !phases.isDisjoint(with: press.phase), matches(press) else { return .ignored }
        return action(press)
      })
    )
  }

  /// Runs an action when the Escape key is pressed while the view has the focus.
  ///
  /// - Parameter action: Called on the main actor when Escape is pressed in the view; nil for
  ///   nothing.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    onKeyPress(.escape) {
      guard let action else { return .ignored }
      action()
      return .handled
    }
  }

  /// Runs an action when an arrow key is pressed while the view has the focus.
  ///
  /// - Parameter action: Called on the main actor with the direction of the key; nil for nothing.
  public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View {
    onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { press in
      guard let action else { return .ignored }
      switch press.key {
      case .upArrow: action(.up)
      case .downArrow: action(.down)
      case .leftArrow: action(.left)
      default: action(.right)
      }
      return .handled
    }
  }

  /// Runs an action when a delete key is pressed while the view has the focus.
  ///
  /// - Parameter action: Called on the main actor when Backspace or Delete is pressed; nil for
  ///   nothing.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onKeyPress(keys: [.delete, .deleteForward]) { _ in
      guard let action else { return .ignored }
      action()
      return .handled
    }
  }
}

/// The direction of an arrow key.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right
}

struct KeyPressModifier: DecorationModifier {
  typealias Body = Never

  let action: (KeyPress) -> KeyPress.Result

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    guard environment.isEnabled else { return }
    decoration.on(.key) { event in
      if case .key(let press) = event, action(press) == .ignored { KeyAnswer.isIgnored = true }
    }
  }
}
