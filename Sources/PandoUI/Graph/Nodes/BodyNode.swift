/// A node with a body: it shows what the body returns, or why the body cannot be evaluated.
///
/// ``ViewNode`` and ``ModifierNode`` evaluate the body.
class BodyNode<V: View, Body: View>: Node<V> {
  @exclusivity(unchecked) private var child: Node<Body>?
  /// Replaces the child when the body cannot be evaluated.
  private var problem: Node<ProblemView>?
  final let properties: ViewProperties

  init(_ properties: ViewProperties, parent: GraphNode) {
    self.properties = properties
    super.init(parent: parent)
  }

  /// Whether the body can be evaluated: the nesting has a limit, and an object may be missing.
  ///
  /// - Parameters:
  ///   - problem: Why the body cannot be evaluated; nil if it can.
  ///   - isNew: Whether the node is being initialized.
  @inline(__always)
  final func mayEvaluate(_ problem: @autoclosure () -> String?, isNew: Bool) -> Bool {
    if child == nil, isTooDeep {
      endNesting()
      return false
    }
    if let problem = problem() {
      show(problem, isNew: isNew)
      return false
    }
    if let problem = self.problem {
      problem.tearDown()
      self.problem = nil
    }
    return true
  }

  /// Shows what the body returned.
  @inline(__always)
  final func show(_ body: Body, isNew: Bool) {
    if let child {
      child.update(body)
    } else {
      child = Body._makeNode(body, parent: self)
      if !isNew { childrenChanged() }
    }
    endNesting()
  }

  override var canShowProblem: Bool { true }

  override var holdsObject: Bool { properties.holdsObject }

  override func show(_ problem: String) { show(problem, isNew: false) }

  private func show(_ message: String, isNew: Bool) {
    isDirty = false
    graph.report(message)
    child?.tearDown()
    child = nil
    problem?.tearDown()
    problem = ProblemView._makeNode(ProblemView(message: message), parent: self)
    if !isNew { childrenChanged() }
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
    if let problem { visit(problem) }
  }
}
