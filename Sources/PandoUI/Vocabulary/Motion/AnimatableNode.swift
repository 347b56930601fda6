import PandoDependencies

/// The node of a view with animatable numbers. It evaluates the view with the numbers between the
/// former and the new ones.
///
/// The clock decides the progress, so a late frame shows the progress of its own time. The next
/// frame is requested only after the previous one was evaluated, so nothing moves on a page out of sight.
final class AnimatableNode<V: View, Numbers: VectorArithmetic>: Node<V> {
  /// An animated change of the numbers.
  private struct RunningAnimation {
    let start: Numbers
    let animation: Animation
    /// The seconds since its beginning.
    let elapsed: () -> Double
  }

  private let numbers: WritableKeyPath<V, Numbers>
  /// The view with its new numbers.
  private var view: V
  private var running: RunningAnimation?
  private var frame: Task<Void, Never>?
  private var child: Node<V>!

  /// - Parameter makeChild: Makes the node that draws the view.
  init(
    _ view: V,
    parent: GraphNode,
    numbers: WritableKeyPath<V, Numbers>,
    makeChild: (V, GraphNode) -> Node<V>
  ) {
    self.view = view
    self.numbers = numbers
    super.init(parent: parent)
    child = makeChild(view, self)
  }

  override func update(_ view: V) {
    let (old, new) = (self.view[keyPath: numbers], view[keyPath: numbers])
    if old != new { running = makeAnimation(from: present ?? old) }
    self.view = view
    draw()
  }

  override func reevaluate() {
    // Between two frames the page interpolates linearly, as it does between keyframes.
    if graph.drawing.animation == nil {
      graph.drawing.animation = .linear(duration: AnimationFrames.interval)
    }
    draw()
  }

  override var drawsOneElement: Bool { child.drawsOneElement }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }

  override func willTearDown() {
    frame?.cancel()
  }

  private func makeAnimation(from start: Numbers) -> RunningAnimation? {
    guard let animation = graph.drawing.animation,
      !EnvironmentValues(scope: scope).accessibilityReduceMotion
    else { return nil }
    @Dependency(\.continuousClock) var clock
    return RunningAnimation(start: start, animation: animation, elapsed: stopwatch(clock))
  }

  /// The interpolated numbers; nil if no animation runs.
  private var present: Numbers? {
    guard let running, let progress = running.animation.progress(after: running.elapsed()) else {
      return nil
    }
    return running.start.interpolated(towards: view[keyPath: numbers], amount: progress)
  }

  private func draw() {
    frame?.cancel()
    guard let present else {
      running = nil
      return child.update(view)
    }
    var between = view
    between[keyPath: numbers] = present
    child.update(between)
    frame = Task { [weak self] in
      guard await pause(for: AnimationFrames.interval), let self, !isTornDown else { return }
      graph.markDirty(self)
      graph.queue.scheduleFlush()
    }
  }
}

/// The frames of views that are evaluated while they move.
enum AnimationFrames {
  /// The time between two frames, in seconds.
  static let interval = 0.05
}

/// Starts a stopwatch: the result gives the seconds since then.
private func stopwatch(_ clock: some Clock<Duration>) -> () -> Double {
  let start = clock.now
  return { start.duration(to: clock.now) / .seconds(1) }
}

extension View where Self: Animatable {
  /// Makes the node that stands for the view.
  ///
  /// - Parameters:
  ///   - view: The view, as it is when the node is made.
  ///   - parent: The node that contains the new node.
  @_documentation(visibility: internal)
  public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    if AnimatableData.self == EmptyAnimatableData.self { return ViewNode(view, parent: parent) }
    return AnimatableNode(view, parent: parent, numbers: \.animatableData) {
      ViewNode($0, parent: $1)
    }
  }
}

extension ViewModifier where Self: Animatable {
  /// Makes the node that stands for the view.
  ///
  /// - Parameters:
  ///   - view: The view, as it is when the node is made.
  ///   - parent: The node that contains the new node.
  @_documentation(visibility: internal)
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    parent: GraphNode
  ) -> Node<ModifiedContent<Modified, Self>> {
    if AnimatableData.self == EmptyAnimatableData.self { return ModifierNode(view, parent: parent) }
    return AnimatableNode(view, parent: parent, numbers: \.modifier.animatableData) {
      ModifierNode($0, parent: $1)
    }
  }
}
