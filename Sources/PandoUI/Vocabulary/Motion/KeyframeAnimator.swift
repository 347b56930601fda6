/// Content that is made from a value that keyframes animate.
///
/// ```swift
/// Image(systemName: "bell").keyframeAnimator(initialValue: 0.0, trigger: rings) { view, angle in
///   view.rotationEffect(.degrees(angle))
/// } keyframes: { _ in
///   LinearKeyframe(20, duration: 0.1)
///   SpringKeyframe(0, duration: 0.6, spring: .bouncy)
/// }
/// ```
///
/// The content is made at the end of each keyframe, and ten times a second along a curve. The page
/// interpolates linearly between these steps. The next step is made only after the previous one was
/// drawn, so nothing moves on a page out of sight.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
  let initial: Value
  let trigger: AnimatorTrigger?
  let repeats: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// The progress of the animation.
  private struct Progress: Equatable {
    var round = 0
    var frame = 0
  }

  @State private var progress = Progress()

  /// Makes content that goes through keyframes while it is in sight.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning.
  ///   - repeating: Whether the keyframes begin anew at their end.
  ///   - content: Makes the content of a value, at each evaluation.
  ///   - keyframes: Makes the keyframes from the initial value, at each evaluation.
  public init(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    trigger = nil
    repeats = repeating
    self.content = content
    self.keyframes = keyframes
  }

  /// Makes content that goes through keyframes whenever a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning.
  ///   - trigger: The value whose changes begin the animation, from the initial value.
  ///   - content: Makes the content of a value, at each evaluation.
  ///   - keyframes: Makes the keyframes from the initial value, at each evaluation.
  public init(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    self.trigger = AnimatorTrigger(value: trigger)
    repeats = false
    self.content = content
    self.keyframes = keyframes
  }

  /// The content of the present value.
  public var body: some View {
    let timeline = KeyframeTimeline(initial, keyframes(initial))
    let frames = timeline.frames
    let frame = min(progress.frame, frames.count - 1)
    content(progress.frame == 0 ? initial : timeline.value(time: frames[frame]))
      .onChange(of: trigger) {
        progress = Progress(round: progress.round + 1, frame: 0)
      }
      // The next step waits for a task that begins when this one is drawn.
      .task(id: progress) { await waitForNext(frames) }
  }

  private func waitForNext(_ frames: [Double]) async {
    let (frame, last) = (progress.frame, frames.count - 1)
    // Until its trigger changes, the animation is in its round 0.
    guard last > 0, frame <= last, trigger == nil || progress.round > 0 else { return }
    if frame > 0 {
      let seconds = frames[frame] - frames[frame - 1]
      // Both sides of a jump are drawn one after the other.
      if seconds > 1e-6 { guard await pause(for: max(seconds, 0.02)) else { return } }
    }
    if frame < last {
      let seconds = frames[frame + 1] - frames[frame]
      withAnimation(seconds > 1e-6 ? .linear(duration: seconds) : nil) { progress.frame += 1 }
    } else if repeats {
      progress = Progress(round: progress.round + 1, frame: 0)
    }
  }
}

extension View {
  /// Takes the view through keyframes while it is in sight. See ``KeyframeAnimator``.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning.
  ///   - repeating: Whether the keyframes begin anew at their end.
  ///   - content: Makes the view of a value, at each evaluation.
  ///   - keyframes: Makes the keyframes from the initial value, at each evaluation.
  public func keyframeAnimator<Value>(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue,
      repeating: repeating,
      content: { content(PlaceholderContentView(content: self), $0) },
      keyframes: keyframes
    )
  }

  /// Takes the view through keyframes whenever a value changes. See ``KeyframeAnimator``.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning.
  ///   - trigger: The value whose changes begin the animation, from the initial value.
  ///   - content: Makes the view of a value, at each evaluation.
  ///   - keyframes: Makes the keyframes from the initial value, at each evaluation.
  public func keyframeAnimator<Value>(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue,
      trigger: trigger,
      content: { content(PlaceholderContentView(content: self), $0) },
      keyframes: keyframes
    )
  }
}
