import PandoUI
import Testing

/// An interface drawn as a tree, with look-ups for tests.
@MainActor
final class Drawn {
  let tree = ElementTree()
  let graph: ViewGraph

  init(_ view: some View, environment: (inout EnvironmentValues) -> Void = { _ in }) {
    graph = ViewGraph(view, renderer: tree, environment: environment)
  }

  /// The visible elements, outer ones first.
  var visible: [ElementTree.Element] { elements(below: tree.root, hidden: false) }

  /// All elements, including hidden ones.
  var all: [ElementTree.Element] { elements(below: tree.root, hidden: true) }

  private func elements(
    below element: ElementTree.Element,
    hidden: Bool
  ) -> [ElementTree.Element] {
    tree.children(of: element.id).flatMap { child -> [ElementTree.Element] in
      if !hidden, child.attributes.flag(.isHidden) { return [] }
      return [child] + elements(below: child, hidden: hidden)
    }
  }

  /// The visible texts.
  var texts: [String] {
    visible.filter { $0.kind == .text }.compactMap { $0.attributes.text(.text) }
  }

  func first(_ kind: ElementKind) -> ElementTree.Element? { visible.first { $0.kind == kind } }

  func count(_ kind: ElementKind) -> Int { visible.filter { $0.kind == kind }.count }

  /// The texts in an element.
  func words(in element: ElementTree.Element) -> [String] {
    ([element] + elements(below: element, hidden: false))
      .compactMap { $0.kind == .text ? $0.attributes.text(.text) : nil }
  }

  /// The visible button or link with this title.
  func button(_ title: String) -> ElementTree.Element? {
    visible.first { ($0.kind == .button || $0.kind == .link) && words(in: $0) == [title] }
  }

  func tap(_ title: String) throws {
    let element = try #require(button(title), "no button \(title) among \(texts)")
    try send(.tap, to: element)
  }

  func send(_ event: Event, to element: ElementTree.Element) throws {
    try graph.send(event, to: element.id)
    graph.flush()
  }

  func send(_ event: Event, to kind: ElementKind) throws {
    try send(event, to: try #require(visible.last { $0.kind == kind }))
  }

  /// The visible screen.
  var screen: ElementTree.Element? { visible.last { $0.kind == .screen } }
}

/// A button.
struct PressButton: ElementView {
  var title: String
  var role: String?
  var action: () -> Void

  init(_ title: String, role: String? = nil, action: @escaping () -> Void = {}) {
    self.title = title
    self.role = role
    self.action = action
  }

  var kind: ElementKind { .button }
  var content: Text { Text(verbatim: title) }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.role] = role.map { .text($0) }
    if !environment.isEnabled { element[.isDisabled] = .flag(true) }
    element.onTap(perform: action)
  }
}

/// A view with a state of its own.
struct Counting: View {
  let name: String
  @State private var count = 0

  var body: some View {
    PressButton("\(name) \(count)") { count += 1 }
  }
}

/// Records what happens, in order.
@MainActor
final class Log {
  private(set) var entries: [String] = []
  func note(_ entry: String) { entries.append(entry) }
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

extension View {
  func logged(_ name: String, _ log: Log) -> some View {
    onAppear { log.note("+\(name)") }.onDisappear { log.note("-\(name)") }
  }
}
