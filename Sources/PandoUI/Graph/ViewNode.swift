/// The node of a view that has a body.
final class ViewNode<V: View>: Node<V> {
  @exclusivity(unchecked) private var view: V
  @exclusivity(unchecked) private var child: Node<V.Body>?
  /// Takes the place of the child when the body cannot be evaluated.
  private var problem: Node<ProblemView>?
  private let properties: ViewProperties

  init(_ view: V, parent: GraphNode) {
    self.view = view
    properties = ViewProperties.of(V.self)
    super.init(parent: parent)
    properties.link(&self.view, previous: nil, in: self)
    run(isNew: true)
  }

  override func update(_ view: V) {
    var new = view
    let isSame = properties.link(&new, previous: &self.view, in: self)
    swap(&self.view, &new)
    guard !isSame || isDirty, !isPutOff() else { return }
    if !isSame { graph.noteReason(.newValue, for: self) }
    run(isNew: false)
  }

  override func reevaluate() {
    run(isNew: false)
  }

  private func run(isNew: Bool) {
    if child == nil, isTooDeep { return endNesting() }
    if let message = properties.problem(in: &view, at: self) {
      show(message, isNew: isNew)
      return
    }
    if let problem {
      problem.tearDown()
      self.problem = nil
    }
    graph.count(properties.countedType)
    // By its address: to be asked as a property the view would be copied.
    let body = withUnsafePointer(to: &view) { view in evaluate { view.pointee.body } }
    if let child {
      child.update(body)
    } else {
      child = V.Body._makeNode(body, parent: self)
      if !isNew { childrenChanged() }
    }
    endNesting()
  }

  override var canShowProblem: Bool { true }

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

  override func willTearDown() {
    properties.unlink(&view)
  }

  override var drawsOneThing: Bool { true }

  override var isView: Bool { true }

  override var name: String { graphName(of: properties.countedType) }
  override var viewType: (any Any.Type)? { properties.countedType }

  /// The names of the stored properties through which `source` can have been read.
  override func propertyNames(of source: ReadSource) -> [String] {
    properties.names(of: source, in: &view)
  }
}

/// What is drawn for a view whose body cannot be evaluated.
package struct ProblemView: ElementView {
  let message: String

  init(message: String) { self.message = message }

  /// Reports a misuse and is drawn in place of what it makes impossible.
  package init(_ misuse: String) {
    message = misuse
    reportMisuse(misuse)
  }

  /// A problem.
  package var kind: ElementKind { .problem }

  /// Says what the problem is.
  package func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.text] = .text(message)
  }
}
