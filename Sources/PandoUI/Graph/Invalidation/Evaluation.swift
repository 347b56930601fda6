import PandoSharing

/// The evaluation that runs on the calling thread.
enum Evaluation {
  /// The node whose body, description or closure is running; nil outside of evaluations.
  @inline(__always)
  static var current: GraphNode? {
    // Unsafe because ``run(_:_:)`` alone begins evaluations, and only of nodes.
    CurrentEvaluation.scope.map { unsafeDowncast($0.pointee, to: GraphNode.self) }
  }

  /// Runs `body` as the evaluation of `node`, which the caller keeps alive.
  @inline(__always)
  static func run<R>(_ node: GraphNode?, _ body: () -> R) -> R {
    let outer = CurrentEvaluation.scope
    defer { CurrentEvaluation.enter(outer) }
    guard let node else {
      CurrentEvaluation.enter(nil)
      return body()
    }
    var observer: any EvaluationObserver = node
    return withUnsafeMutablePointer(to: &observer) { scope in
      CurrentEvaluation.enter(scope)
      return body()
    }
  }

  /// Runs `body` without tracking its reads.
  @inline(__always)
  static func untracked<R>(_ body: () -> R) -> R {
    run(nil, body)
  }
}
