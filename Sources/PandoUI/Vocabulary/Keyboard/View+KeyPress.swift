public import Foundation

extension View {
  /// Does something when a key is pressed while the view has the focus.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - action: What to do; says whether the key was handled.
  public func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping () -> KeyPress.Result
  ) -> some View {
    keyPress([.down, .repeat], { $0.key == key }) { _ in action() }
  }

  /// Does something when a key is pressed, held or let go while the view has the focus.
  public func onKeyPress(
    _ key: KeyEquivalent,
    phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keyPress(phases, { $0.key == key }, action)
  }

  /// Does something when one of several keys is pressed while the view has the focus.
  public func onKeyPress(
    keys: Set<KeyEquivalent>,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keyPress(phases, { keys.contains($0.key) }, action)
  }

  /// Does something when a key that types certain characters is pressed while the view has the
  /// focus.
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

  /// Does something when any key is pressed while the view has the focus.
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

  /// Does something when the user asks to leave, by the escape key.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    onKeyPress(.escape) {
      guard let action else { return .ignored }
      action()
      return .handled
    }
  }

  /// Does something when an arrow key is pressed.
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

  /// Does something when the delete key is pressed.
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
    // Every handler of the element is told; a key that one has handled is not kept from others.
    decoration.on(.key) { event in
      if case .key(let press) = event { _ = action(press) }
    }
  }
}
