extension DependencyValues {
  /// A clock that continues while the system sleeps.
  ///
  /// Override it with an ``ImmediateClock``, or with the `TestClock` of `PandoTesting`. Sleeping on
  /// it in a test without an override is reported.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// A clock that stops while the system sleeps.
  ///
  /// Override it with an ``ImmediateClock``, or with the `TestClock` of `PandoTesting`. Sleeping on
  /// it in a test without an override is reported.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
}

extension DependencyValues {
  /// The continuous clock, for code that only reads the time; nil in a test that gives none.
  package var givenContinuousClock: (any Clock<Duration>)? {
    context == .test && !isOverridden(ContinuousClockKey.self) ? nil : continuousClock
  }
}

private enum ContinuousClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = ContinuousClock()
  static var testValue: any Clock<Duration> {
    UnimplementedClock(ContinuousClock(), name: "@Dependency(\\.continuousClock)")
  }
}

private enum SuspendingClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = SuspendingClock()
  static var testValue: any Clock<Duration> {
    UnimplementedClock(SuspendingClock(), name: "@Dependency(\\.suspendingClock)")
  }
}
