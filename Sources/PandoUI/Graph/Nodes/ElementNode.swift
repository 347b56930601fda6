/// The node of a view that is drawn as one element.
final class ElementNode<V: ElementView>: Node<V> {
  @exclusivity(unchecked) private var view: V
  @exclusivity(unchecked) private var child: Node<V.Content>?
  private let properties: ViewProperties
  @exclusivity(unchecked) private var drawn: ElementInstance!
  @exclusivity(unchecked) private var description = ElementDescription()
  @exclusivity(unchecked) private var geometry: Geometry?

  init(_ view: V, parent: GraphNode) {
    self.view = view
    properties = ViewProperties.of(V.self)
    super.init(parent: parent)
    properties.link(&self.view, previous: nil, in: self)
    describe()
    drawn = ElementInstance(node: self, kind: self.view.kind, host: description.host)
    drawn.draw(description)
    if V.Content.self == EmptyView.self, description.host == nil {
      drawn.noteNoChildren()
    } else {
      graph.arrangeLater(drawn)
    }
    // Content that was described for this host earlier now gets the layers of its units.
    description.host?.gainedElement()
    if V.Content.self != EmptyView.self {
      child = V.Content._makeNode(self.view.content, parent: self)
    }
  }

  override var element: ElementInstance? { drawn }

  override var ownGeometry: Geometry? {
    if geometry == nil { geometry = Geometry() }
    return geometry
  }

  override func update(_ view: V) {
    var new = view
    let isSame = properties.link(&new, previous: &self.view, in: self)
    swap(&self.view, &new)
    guard !isSame || isDirty else { return }
    reevaluate()
    child?.update(self.view.content)
  }

  override func reevaluate() {
    let old = description
    describe()
    if !description.isPlainly(old) { drawn.draw(description) }
  }

  private func describe() {
    // Through a pointer: access through the property would copy the view.
    description = withUnsafePointer(to: &view) { view in
      let body = { [scope] in
        var description = ElementDescription()
        view.pointee.describe(&description, in: EnvironmentValues(scope: scope))
        return description
      }
      return view.pointee._readsModels ? evaluate(body) : evaluateWithoutModels(body)
    }
  }

  override func redecorate(unlessDrawnSince mark: DrawMark?) {
    if let mark, drawn.drawMark >= mark { return }
    drawn.draw(description)
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }

  override func collectElements(into elements: inout [ElementInstance]) {
    // Nil during the first description, which may read the estimate of its own size.
    if let drawn { elements.append(drawn) }
  }

  override var ownsState: Bool { properties.holdState(&view) }

  override func willTearDown() {
    drawn.tearDown()
    properties.unlink(&view)
  }

  override func propertyNames(of source: ReadSource) -> [String] {
    properties.names(of: source, in: &view)
  }
}
