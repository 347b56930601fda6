public import PandoCasePaths

/// An action of a feature on a navigation stack, or a change of the stack.
public enum StackAction<State, Action>: CasePathable {
  /// An action of an element.
  indirect case element(id: StackElementID, action: Action)
  /// Removes an element and all above it. Their effects are cancelled.
  case popFrom(id: StackElementID)
  /// Pushes an element onto the stack.
  case push(id: StackElementID, state: State)

  /// The case paths.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The case paths, and those of one element: `\.path[id: 0].saveButtonTapped`.
  public struct AllCasePaths: Sendable {
    /// An action of an element.
    public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      AnyCasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: {
          if case .element(let id, let action) = $0 { (id: id, action: action) } else { nil }
        }
      )
    }

    /// The removal of an element.
    public var popFrom: AnyCasePath<StackAction, StackElementID> {
      AnyCasePath(
        embed: { .popFrom(id: $0) },
        extract: { if case .popFrom(let id) = $0 { id } else { nil } }
      )
    }

    /// The push of an element.
    public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
      AnyCasePath(
        embed: { .push(id: $0.id, state: $0.state) },
        extract: { if case .push(let id, let state) = $0 { (id: id, state: state) } else { nil } }
      )
    }

    /// The actions of one element.
    public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
      AnyCasePath(
        embed: { .element(id: id, action: $0) },
        extract: { if case .element(id, let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}

/// An action of a reducer's features on a navigation stack.
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>
