package import OpenCombine

/// What a reducer has begun besides changing its state: work that may send actions back.
///
/// A reducer describes effects and does not run them; the store begins them once the state is in place.
///
/// ```swift
/// case .saveButtonTapped:
///   return .run { [draft = state.draft] send in
///     await send(.saved(try await api.save(draft)))
///   } catch: { error, send in
///     await send(.saveFailed(error.localizedDescription))
///   }
/// ```
public struct Effect<Action>: Sendable {
  /// What an effect is made of. Whoever runs effects looks at ``operation`` instead.
  // Sendable because actions and publishers are handed on to the main actor, once, and are not
  // looked at before.
  enum Storage: @unchecked Sendable {
    case none
    case actions([Action])
    case publisher(AnyPublisher<Action, Never>)
    indirect case run(name: String?, priority: TaskPriority?, operation: EffectRun<Action>)
    /// A publisher that a store begins, and that nobody waits for or cancels with the action that began it.
    case unawaited(AnyPublisher<Action, Never>)
    case merged([Effect])
    case concatenated([Effect])
  }

  /// The kinds of effects that a store runs.
  // Sendable because actions and publishers are handed on to the main actor, once, and are not
  // looked at before.
  package enum Operation: @unchecked Sendable {
    case none
    /// Actions that are sent at once, in this order, after the one that is being reduced.
    case actions([Action])
    case publisher(AnyPublisher<Action, Never>)
    case run(name: String?, priority: TaskPriority?, operation: EffectRun<Action>)
  }

  /// Nil if there is nothing to do, which most actions answer: such an effect costs no look at the type of
  /// the actions, on its way up through any number of reducers.
  private let box: EffectBox<Action>?

  var storage: Storage { box?.storage ?? .none }

  init(storage: Storage) {
    if case .none = storage {
      box = nil
    } else {
      box = EffectBox(storage)
    }
  }

  package init(operation: Operation) {
    switch operation {
    case .none: self.init(storage: .none)
    case .actions(let actions): self.init(storage: .actions(actions))
    case .publisher(let publisher): self.init(storage: .publisher(publisher))
    case .run(let name, let priority, let operation):
      self.init(storage: .run(name: name, priority: priority, operation: operation))
    }
  }

  /// What a store does for this effect.
  package var operation: Operation {
    switch storage {
    case .none: .none
    case .actions(let actions): .actions(actions)
    case .publisher(let publisher), .unawaited(let publisher): .publisher(publisher)
    case .run(let name, let priority, let operation):
      .run(name: name, priority: priority, operation: operation)
    case .merged(let parts): Self.operation(of: parts, .merged)
    case .concatenated(let parts): Self.operation(of: parts, .concatenated)
    }
  }

  /// The effects that are begun one after the other for this one, each of which lives by itself.
  package var parts: [Effect] {
    switch storage {
    case .none: []
    case .merged(let parts): parts
    default: [self]
    }
  }

  /// Whether there is nothing to do.
  package var isNone: Bool { box == nil }

  /// Whether a ``StoreTask`` leaves this effect alone.
  package var isUnawaited: Bool {
    if case .unawaited = storage { true } else { false }
  }

  /// This effect as one that a ``StoreTask`` leaves alone.
  func unawaited() -> Self {
    Self(storage: .unawaited(_EffectPublisher(self).eraseToAnyPublisher()))
  }

  /// Several runs are one run; anything else together is a publisher.
  private static func operation(of parts: [Effect], _ order: EffectOrder) -> Operation {
    var runs: [EffectRun<Action>.Named] = []
    runs.reserveCapacity(parts.count)
    for part in parts {
      guard case .run(let name, let priority, let operation) = part.operation else {
        return .publisher(EffectParts(parts: parts, order: order).eraseToAnyPublisher())
      }
      runs.append(EffectRun.Named(name: name, priority: priority, run: operation))
    }
    return .run(name: nil, priority: nil, operation: EffectRun(runs, order))
  }
}

/// What an effect is made of, on the heap.
private final class EffectBox<Action>: Sendable {
  let storage: Effect<Action>.Storage

  init(_ storage: Effect<Action>.Storage) { self.storage = storage }
}

/// Whether the parts of an effect run side by side, or one after the other.
enum EffectOrder: Sendable {
  case merged, concatenated
}

/// An effect of the actions of a reducer.
public typealias EffectOf<R: Reducer> = Effect<R.Action>

extension Effect {
  /// Does nothing, and is over at once.
  public static var none: Self { Self(storage: .none) }
}
