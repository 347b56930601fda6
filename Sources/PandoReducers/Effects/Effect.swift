package import OpenCombine

/// The work that a reducer begins besides changing its state. It may send actions back.
///
/// A reducer only describes effects; the store begins them once the state is in place.
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
  /// The representation of an effect. Code that runs effects uses ``operation`` instead.
  // Sendable because actions and publishers go to the main actor once, and nobody uses them before.
  enum Storage: @unchecked Sendable {
    case none
    case actions([Action])
    case publisher(AnyPublisher<Action, Never>)
    indirect case run(name: String?, priority: TaskPriority?, operation: EffectRun<Action>)
    /// A publisher that a store begins. The action that began it neither waits for it nor cancels it.
    case unawaited(AnyPublisher<Action, Never>)
    case merged([Effect])
    case concatenated([Effect])
  }

  /// The kinds of effects that a store runs.
  // Sendable because actions and publishers go to the main actor once, and nobody uses them before.
  package enum Operation: @unchecked Sendable {
    case none
    /// Actions that are sent at once, in order, after the one being reduced.
    case actions([Action])
    case publisher(AnyPublisher<Action, Never>)
    case run(name: String?, priority: TaskPriority?, operation: EffectRun<Action>)
  }

  /// Nil for an effect that does nothing, as most actions return. On its way up through the reducers, such an effect
  /// costs no lookup of the type of the actions.
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

  /// The work of a store for this effect.
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

  /// The effects that this one is merged from. They begin in this order, and then run independently of each other.
  package var parts: [Effect] {
    switch storage {
    case .none: []
    case .merged(let parts): parts
    default: [self]
    }
  }

  /// Whether the effect does nothing.
  package var isNone: Bool { box == nil }

  /// Whether a ``StoreTask`` neither waits for this effect nor cancels it.
  package var isUnawaited: Bool {
    if case .unawaited = storage { true } else { false }
  }

  /// This effect as one that a ``StoreTask`` neither waits for nor cancels.
  func unawaited() -> Self {
    Self(storage: .unawaited(_EffectPublisher(self).eraseToAnyPublisher()))
  }

  /// Several runs become one run; any other combination becomes a publisher.
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

/// The representation of an effect, on the heap.
private final class EffectBox<Action>: Sendable {
  let storage: Effect<Action>.Storage

  init(_ storage: Effect<Action>.Storage) { self.storage = storage }
}

/// The order of an effect's parts: concurrent or sequential.
enum EffectOrder: Sendable {
  case merged, concatenated
}

/// An effect of the actions of a reducer.
public typealias EffectOf<R: Reducer> = Effect<R.Action>

extension Effect {
  /// An effect that does nothing and ends at once.
  public static var none: Self { Self(storage: .none) }
}
