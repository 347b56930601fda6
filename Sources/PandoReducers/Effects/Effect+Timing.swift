public import OpenCombine
internal import PandoDependencies

extension Effect {
  /// Delays an effect until a time has passed without another one under the same id.
  ///
  /// - Parameters:
  ///   - id: The id under which a later effect replaces this one, and by which it can be cancelled.
  ///   - dueTime: How long to wait.
  ///   - scheduler: The scheduler that measures the time.
  ///   - options: Options for the scheduler.
  public func debounce<S: Scheduler>(
    id: some Hashable & Sendable,
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Self {
    if isNone { return self }
    let wait = Self.publisher {
      Just(())
        .delay(for: dueTime, scheduler: scheduler, options: options)
        .compactMap { nil as Action? }
    }
    return Self.concatenate([wait, self]).cancellable(id: id, cancelInFlight: true)
  }

  /// Delays an effect until a time has passed without another one under the same id.
  ///
  /// - Parameters:
  ///   - id: The id under which a later effect replaces this one, and by which it can be cancelled.
  ///   - dueTime: How long to wait.
  ///   - clock: The clock that measures the time, such as `@Dependency(\.continuousClock)`.
  public func debounce<C: Clock>(
    id: some Hashable & Sendable,
    for dueTime: C.Duration,
    clock: C
  ) -> Self {
    if isNone { return self }
    let wait = Self.run { _ in try await clock.sleep(for: dueTime) }
    return Self.concatenate([wait, self]).cancellable(id: id, cancelInFlight: true)
  }
}

extension Effect where Action: Sendable {
  /// Limits an effect to one action per interval.
  ///
  /// - Parameters:
  ///   - id: The id of effects that are throttled together, by which they can also be cancelled. It belongs to the
  ///     store.
  ///   - interval: The interval.
  ///   - scheduler: The scheduler that measures the time.
  ///   - latest: Whether to send the last action of an interval, at its end, rather than the first one.
  public func throttle<S: Scheduler & Sendable>(
    id: some Hashable & Sendable,
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool
  ) -> Self where S.SchedulerTimeType.Stride: Sendable {
    if isNone { return self }
    let values = DependencyValues.current
    let throttle = values.cancellationTable.throttle(id: id, path: values.navigationIDPath) {
      Throttle<S.SchedulerTimeType, Action>()
    }
    return Self.publisher {
      _EffectPublisher(self)
        .receive(on: scheduler)
        .flatMap { action -> AnyPublisher<Action, Never> in
          let now = scheduler.now
          switch throttle.next(action, at: now, interval: interval, latest: latest) {
          case .send(let action):
            return Just(action).eraseToAnyPublisher()
          case .wait(let time, let action):
            return Just(action)
              .delay(for: now.distance(to: time), scheduler: scheduler)
              .handleEvents(receiveOutput: { _ in throttle.sent(at: scheduler.now) })
              .eraseToAnyPublisher()
          }
        }
    }
    .cancellable(id: id, cancelInFlight: true)
  }
}

/// The time of the last action of a throttled effect, and the action that waits.
// Sendable because all that changes is guarded by the lock of `state`.
private final class Throttle<Time: Strideable, Action>: @unchecked Sendable
where Time.Stride: Comparable {
  enum Step {
    case send(Action)
    case wait(until: Time, Action)
  }

  private struct State {
    var lastTime: Time?
    var waiting: Action?
  }

  private let state = Locked(State())

  func next(_ action: Action, at now: Time, interval: Time.Stride, latest: Bool) -> Step {
    state.withLock { state in
      let action = latest ? action : state.waiting ?? action
      guard let lastTime = state.lastTime, lastTime.distance(to: now) < interval else {
        state = State(lastTime: now)
        return .send(action)
      }
      state.waiting = action
      return .wait(until: lastTime.advanced(by: interval), action)
    }
  }

  func sent(at time: Time) {
    state.withLock { $0 = State(lastTime: time) }
  }
}
