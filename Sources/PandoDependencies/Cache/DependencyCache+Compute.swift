extension DependencyCache {
  /// The state of the value of a key.
  enum Entry {
    /// A thread is computing the value.
    case computing(Computation)
    /// The value is published. The origin says how it was made.
    case ready(Origin)
  }

  /// The origin of a value in a cache.
  struct Origin {
    enum Kind { case computed, prepared }
    var kind: Kind
    /// The source location of the first read, or of the preparation.
    var sourceLocation: CodeLocation
    /// The `prepareDependencies` that computed or prepared the value; nil for other values.
    var preparation: DependencyAccess?
  }

  /// The computation of a value by one thread.
  final class Computation: Sendable {
    let owner = ThreadIdentity.current
    let finished = Lock()
  }

  fileprivate enum Step {
    case found(DependencyBox)
    case compute(Computation)
    case wait(Computation)
    case cycle
  }

  /// The value of a key. The first thread computes it, and other threads wait for it.
  ///
  /// - Parameters:
  ///   - key: The key type.
  ///   - origin: Recorded with the value, if this call computes it.
  ///   - compute: Makes the value, and returns whether to keep it. It runs without the lock of the
  ///     cache. A value that is not kept is returned, and the next caller computes again.
  /// - Returns: The box of the value.
  func box<Key: TestDependencyKey>(
    for key: Key.Type,
    origin: Origin,
    compute: () -> (box: DependencyBox, keep: Bool)
  ) -> DependencyBox {
    let id = ObjectIdentifier(key)
    let mine = Computation()
    mine.finished.lock()
    defer { mine.finished.unlock() }

    while true {
      switch withState({ $0.step(for: id, computation: mine) }) {
      case .found(let box):
        return box
      case .compute:
        let (box, keep) = compute()
        withState { state in
          // The threads that waited for this computation have not run yet, but they wait for nothing now. Left in the
          // table, they would look like a cycle.
          state.waiting = state.waiting.filter { $0.value !== mine }
          if keep {
            publish(box, for: id, in: &state)
            state.entries[id] = .ready(origin)
          } else {
            state.entries[id] = nil
          }
        }
        return box
      case .wait(let other):
        other.finished.withLock {}
      case .cycle:
        fatalError(
          """
          The \(context) value of '\(typeName(key))' needs itself.

          Computing it read a dependency whose value in turn reads '\(typeName(key))'. Break the \
          circle by reading one of the two inside a closure or a method of the value, instead of \
          while the value is made.
          """
        )
      }
    }
  }
}

extension DependencyCache.State {
  fileprivate mutating func step(
    for id: ObjectIdentifier,
    computation mine: DependencyCache.Computation
  ) -> DependencyCache.Step {
    switch entries[id] {
    case nil:
      entries[id] = .computing(mine)
      return .compute(mine)
    case .ready:
      // A ready entry is in the table.
      return table.box(for: id).map { .found($0.object) } ?? .cycle
    case .computing(let other):
      var next: DependencyCache.Computation? = other
      while let computation = next {
        if computation.owner == mine.owner { return .cycle }
        next = waiting[computation.owner]
      }
      waiting[mine.owner] = other
      return .wait(other)
    }
  }
}
