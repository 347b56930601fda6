import PandoUI
import Testing

/// An interface that a test controls by events and inspects as a tree.
@MainActor
final class ControlScreen {
  let tree = ElementTree()
  let graph: ViewGraph

  init<V: View>(_ view: V) {
    graph = ViewGraph(view, renderer: tree)
  }

  /// The elements of a kind, in drawing order.
  func all(_ kind: ElementKind) -> [ElementTree.Element] {
    var found: [ElementTree.Element] = []
    func visit(_ id: ElementID) {
      for child in tree.children(of: id) {
        if child.kind == kind { found.append(child) }
        visit(child.id)
      }
    }
    visit(ElementTree.rootID)
    return found
  }

  /// The first element of a kind.
  func first(_ kind: ElementKind, _ place: SourceLocation = #_sourceLocation) throws
    -> ElementTree.Element
  {
    try #require(all(kind).first, sourceLocation: place)
  }

  /// The texts in an element, in order.
  func words(in id: ElementID) -> [String] {
    tree.children(of: id).flatMap { child in
      [child.attributes.text(.text)].compactMap { $0 } + words(in: child.id)
    }
  }

  /// The texts in each element of a kind.
  func words(_ kind: ElementKind) -> [String] {
    all(kind).map { words(in: $0.id).joined(separator: " ") }
  }

  /// Sends an event to the first element of a kind and flushes.
  func send(_ event: Event, to kind: ElementKind) throws {
    try graph.send(event, to: first(kind).id)
    graph.flush()
  }

  /// Sends an event to one of the elements of a kind and flushes.
  func send(_ event: Event, to kind: ElementKind, at index: Int) throws {
    let elements = all(kind)
    try #require(elements.indices.contains(index))
    try graph.send(event, to: elements[index].id)
    graph.flush()
  }
}

/// Holds a value as state for a view with a binding to it, and shows the value.
struct Keeping<Value, Content: View>: View {
  @State var value: Value
  let content: (Binding<Value>) -> Content

  init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    self.value = value
    self.content = content
  }

  var body: some View {
    content($value)
    Text(verbatim: "kept: \(value)").accessibilityIdentifierForTests("kept")
  }
}

extension View {
  func accessibilityIdentifierForTests(_ name: String) -> some View {
    attribute(.identifier, .text(name))
  }
}

extension ControlScreen {
  /// The value of `Keeping`, as text.
  var kept: String? {
    all(.text).first { $0.attributes.text(.identifier) == "kept" }?.attributes.text(.text)
      .map { String($0.dropFirst("kept: ".count)) }
  }
}
