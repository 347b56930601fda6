import PandoDependencies

/// Content that goes through phases, each drawn with an animation.
///
/// ```swift
/// PhaseAnimator([1, 1.2]) { scale in
///   Image(systemName: "heart").scaleEffect(scale)
/// } animation: { _ in .easeInOut(duration: 0.5) }
/// ```
///
/// The page animates from one phase to the next. A phase follows when the time of the animation
/// before it is over, counted on `\.continuousClock`, and only after the phase before was drawn: a
/// page out of sight stays in its phase.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  let phases: [Phase]
  let trigger: AnimatorTrigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// The number of phases since the beginning.
  @State private var step = 0

  /// Makes content that goes through phases without end, while it is in sight.
  ///
  /// - Parameters:
  ///   - phases: The phases; without any, nothing is drawn.
  ///   - content: Makes the content of a phase, at each evaluation.
  ///   - animation: The animation with which a phase is reached; nil draws it at once, for a tenth
  ///     of a second.
  public init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Makes content that goes through phases, and back to the first, whenever a value changes.
  ///
  /// - Parameters:
  ///   - phases: The phases; without any, nothing is drawn.
  ///   - trigger: The value whose changes begin with the second phase.
  ///   - content: Makes the content of a phase, at each evaluation.
  ///   - animation: The animation with which a phase is reached; nil draws it at once, for a tenth
  ///     of a second.
  public init(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnimatorTrigger(value: trigger)
    self.content = content
    self.animation = animation
  }

  /// The content of the present phase.
  public var body: some View {
    if let phase = phase(step) {
      content(phase)
        .onChange(of: trigger) { advance(to: step - step % phases.count + phases.count + 1) }
        // The next phase waits for a task that begins when this one is drawn.
        .task(id: step) { await waitForNext() }
    }
  }

  private func phase(_ step: Int) -> Phase? {
    phases.isEmpty ? nil : phases[step % phases.count]
  }

  private func waitForNext() async {
    guard phases.count > 1, trigger == nil || step % phases.count != 0 else { return }
    if step > 0, let phase = phase(step) {
      let duration = animation(phase).map(\.logicalDuration) ?? 0
      guard let duration, await pause(for: max(duration, 0.1)) else { return }
    }
    advance(to: step + 1)
  }

  private func advance(to next: Int) {
    guard phases.count > 1, let phase = phase(next) else { return }
    withAnimation(animation(phase)) { step = next }
  }
}

/// The value whose changes begin an animation.
struct AnimatorTrigger: Equatable {
  let value: any Equatable

  static func == (lhs: Self, rhs: Self) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { rhs.value as? Value == value }
    return isEqual(lhs.value)
  }
}

/// Waits on `\.continuousClock`; false if the task was cancelled.
@MainActor
func pause(for seconds: Double) async -> Bool {
  @Dependency(\.continuousClock) var clock
  // A duration cannot be infinite, so a step that never comes is one in a year.
  let seconds = seconds.isFinite ? min(seconds, 31_536_000) : 31_536_000
  do { try await clock.sleep(for: .seconds(seconds)) } catch { return false }
  return !Task.isCancelled
}

extension Animation {
  /// The time in seconds until the next step may begin: the duration of a curve with its delay and
  /// all repetitions, or the perceived duration of a spring. Nil for an animation without end.
  var logicalDuration: Double? {
    guard let repeatCount else { return nil }
    let duration =
      switch curve {
      case .timed(_, let duration): max(duration, 0)
      case .spring(let spring): max(spring.duration, 0)
      case .sampled(_, let duration): duration
      }
    return delay + duration / (speed > 0 ? speed : 1) * Double(repeatCount)
  }
}

extension View {
  /// Takes the view through phases without end, while it is in sight. See ``PhaseAnimator``.
  ///
  /// - Parameters:
  ///   - phases: The phases; without any, nothing is drawn.
  ///   - content: Makes the view of a phase, at each evaluation.
  ///   - animation: The animation with which a phase is reached; nil draws it at once, for a tenth
  ///     of a second.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases,
      content: { content(PlaceholderContentView(content: self), $0) },
      animation: animation
    )
  }

  /// Takes the view through phases, and back to the first, whenever a value changes. See
  /// ``PhaseAnimator``.
  ///
  /// - Parameters:
  ///   - phases: The phases; without any, nothing is drawn.
  ///   - trigger: The value whose changes begin with the second phase.
  ///   - content: Makes the view of a phase, at each evaluation.
  ///   - animation: The animation with which a phase is reached; nil draws it at once, for a tenth
  ///     of a second.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases,
      trigger: trigger,
      content: { content(PlaceholderContentView(content: self), $0) },
      animation: animation
    )
  }
}
