/// Takes a view apart into the views that it consists of.
///
/// A view with a body counts as one view. Its body cannot be taken apart, because it needs the
/// state that only a node has.
@MainActor
struct SubviewList: AnyViewVisitor {
  private enum Part {
    case view(Subview)
    case section(SectionConfiguration)
  }

  /// A modifier around the views that are taken apart.
  private struct Layer {
    let around: (AnyView) -> AnyView
    let values: (inout ContainerValues) -> Void
  }

  private var parts: [Part] = []
  private var path: [AnyHashable] = []
  private var layers: [Layer] = []

  /// Whether views of a type may consist of several, each of which a modifier is applied to.
  static func isSeveral<V>(_ type: V.Type) -> Bool {
    (type as? any ComposedView.Type)?.isSeveral ?? false
  }

  /// The subviews of a view, with the subviews of its sections.
  static func subviews(of view: some View) -> SubviewsCollection {
    var list = SubviewList()
    list.add(view)
    return SubviewsCollection(subviews: list.subviews)
  }

  /// The sections that a view consists of.
  static func sections(of view: some View) -> SectionCollection {
    var list = SubviewList()
    list.add(view)
    var sections: [SectionConfiguration] = []
    var loose: [Subview] = []
    func endLoose() {
      guard let first = loose.first else { return }
      sections.append(
        SectionConfiguration(
          id: .init(path: first.id.path),
          header: .init(subviews: []),
          footer: .init(subviews: []),
          content: .init(subviews: loose),
          containerValues: ContainerValues()
        )
      )
      loose = []
    }
    for part in list.parts {
      switch part {
      case .view(let view): loose.append(view)
      case .section(let section):
        endLoose()
        sections.append(section)
      }
    }
    endLoose()
    return SectionCollection(sections: sections)
  }

  private var subviews: [Subview] {
    parts.flatMap { part in
      switch part {
      case .view(let view): [view]
      case .section(let section): section.subviews
      }
    }
  }

  /// Adds a view, or those it consists of.
  mutating func add<V: View>(_ view: V) {
    if let composed = view as? any ComposedView {
      composed.addSubviews(to: &self)
    } else {
      var content = AnyView(view)
      for layer in layers.reversed() { content = layer.around(content) }
      parts.append(.view(Subview(id: .init(path: path), content: content, values: values)))
    }
  }

  mutating func visit<V: View>(_ view: V) { add(view) }

  /// Adds a view. The step in its identity distinguishes it from its siblings.
  mutating func add<V: View>(_ view: V, at step: some Hashable) {
    path.append(AnyHashable(step))
    add(view)
    path.removeLast()
  }

  /// Adds the views that a modified view consists of, each with the modifier.
  mutating func add<V: View>(_ view: V, with modifier: some ViewModifier) {
    layers.append(
      Layer(
        around: { AnyView($0.modifier(modifier)) },
        values: { (modifier as? any ContainerValueModifier)?.set(&$0) }
      )
    )
    add(view)
    layers.removeLast()
  }

  /// Adds a section.
  mutating func addSection(header: some View, content: some View, footer: some View) {
    func subviews(of view: some View, _ name: String) -> SubviewsCollection {
      var list = SubviewList()
      list.path = path
      list.layers = layers
      list.add(view, at: name)
      return SubviewsCollection(subviews: list.subviews)
    }
    parts.append(
      .section(
        SectionConfiguration(
          id: .init(path: path),
          header: subviews(of: header, "header"),
          footer: subviews(of: footer, "footer"),
          content: subviews(of: content, "content"),
          containerValues: values
        )
      )
    )
  }

  /// The container values of the modifiers around the views; the outer modifiers win.
  private var values: ContainerValues {
    var values = ContainerValues()
    for layer in layers.reversed() { layer.values(&values) }
    return values
  }
}
