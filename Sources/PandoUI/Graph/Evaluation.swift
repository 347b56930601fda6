import PandoSharing

/// What is being evaluated on the calling thread.
enum Evaluation {
  /// The node whose body, description or closure is running; nil outside of evaluations.
  @inline(__always)
  static var current: GraphNode? {
    guard let pointer = EvaluationSlot.pointer else { return nil }
    return Unmanaged<GraphNode>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Runs `body` as the evaluation of `node`, which the caller keeps alive.
  @inline(__always)
  static func run<R>(_ node: GraphNode?, _ body: () -> R) -> R {
    let previous = EvaluationSlot.pointer
    EvaluationSlot.pointer = node.map { Unmanaged.passUnretained($0).toOpaque() }
    defer { EvaluationSlot.pointer = previous }
    return body()
  }

  /// Runs `body` so that what it reads is not tracked.
  @inline(__always)
  static func untracked<R>(_ body: () -> R) -> R {
    run(nil, body)
  }
}
