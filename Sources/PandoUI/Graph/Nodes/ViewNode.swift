/// The node of a view that has a body.
final class ViewNode<V: View>: BodyNode<V, V.Body> {
  @exclusivity(unchecked) private var view: V

  init(_ view: V, parent: GraphNode) {
    self.view = view
    super.init(.of(V.self), parent: parent)
    properties.link(&self.view, previous: nil, in: self)
    run(isNew: true)
  }

  override func update(_ view: V) {
    var new = view
    let isSame = properties.link(&new, previous: &self.view, in: self)
    swap(&self.view, &new)
    guard !isSame || isDirty, !isPostponed() else { return }
    if !isSame { graph.noteReason(.newValue, for: self) }
    run(isNew: false)
  }

  override func reevaluate() {
    run(isNew: false)
  }

  private func run(isNew: Bool) {
    guard mayEvaluate(properties.problem(in: &view, at: self), isNew: isNew) else { return }
    graph.count(properties.countedType)
    // Through a pointer: access through the property would copy the view.
    show(withUnsafePointer(to: &view) { view in evaluate { view.pointee.body } }, isNew: isNew)
  }

  override var ownsState: Bool { properties.holdState(&view) }

  override func willTearDown() {
    properties.unlink(&view)
  }

  override var drawsOneElement: Bool { true }

  override var isView: Bool { true }

  override var name: String { graphName(of: properties.countedType) }
  override var viewType: (any Any.Type)? { properties.countedType }

  /// The names of the stored properties through which `source` may have been read.
  override func propertyNames(of source: ReadSource) -> [String] {
    properties.names(of: source, in: &view)
  }
}

/// Drawn in place of a view whose body cannot be evaluated.
package struct ProblemView: ElementView {
  let message: String

  init(message: String) { self.message = message }

  /// Reports a misuse and is drawn in place of the view that it prevents.
  package init(_ misuse: String) {
    message = misuse
    reportMisuse(misuse)
  }

  /// The kind of a problem.
  package var kind: ElementKind { .problem }

  /// Sets the message.
  package func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.text] = .text(message)
  }
}
