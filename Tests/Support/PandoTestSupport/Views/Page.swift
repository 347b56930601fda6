package import PandoUI

/// An interface drawn into a tree, with counters and look-ups for tests.
@MainActor
package final class Page {
  package let tree = ElementTree()
  package let recorder: Recorder
  package var graph: ViewGraph!
  package private(set) var evaluations: [String: Int] = [:]

  /// Draws a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - isShown: Whether the view is shown, so that it appears; false as in the document for a
  ///     browser that has not connected.
  ///   - environment: Sets entries of the outermost environment.
  package init<V: View>(
    _ view: V,
    isShown: Bool = true,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    recorder = Recorder(tree)
    graph =
      isShown
      ? ViewGraph(view, renderer: recorder, environment: environment)
      : ViewGraph(unseen: view, renderer: recorder, environment: environment)
    graph.onEvaluate = { [unowned self] type in
      evaluations[Self.name(of: type), default: 0] += 1
    }
  }

  /// The names of types. They are kept, because making one takes longer than an evaluation.
  private static var names: [ObjectIdentifier: String] = [:]

  private static func name(of type: any Any.Type) -> String {
    if let name = names[ObjectIdentifier(type)] { return name }
    let name = String(String(describing: type).prefix { $0 != "<" })
    names[ObjectIdentifier(type)] = name
    return name
  }

  /// The evaluations by type while `body` runs and its changes are drawn.
  package func evaluations(_ body: () -> Void) -> [String: Int] {
    evaluations = [:]
    body()
    graph.flush()
    return evaluations
  }

  /// The mutations that draw the changes of `body`.
  package func mutations(_ body: () throws -> Void) rethrows -> [Mutation] {
    recorder.mutations = []
    try body()
    graph.flush()
    return recorder.mutations
  }

  /// All texts, in order.
  package var texts: [String] { texts(in: ElementTree.rootID, kind: .text) }

  package func texts(in id: ElementID, kind: ElementKind) -> [String] {
    tree.children(of: id).flatMap { child in
      (child.kind == kind ? [child.attributes.text(.text) ?? ""] : [])
        + texts(in: child.id, kind: kind)
    }
  }

  /// The first element of a kind with a text.
  package func find(_ kind: ElementKind, _ text: String? = nil) -> ElementID? {
    func search(_ id: ElementID) -> ElementID? {
      for child in tree.children(of: id) {
        let words = child.attributes.text(.text) ?? child.attributes.text(.label)
        if child.kind == kind, text == nil || words == text { return child.id }
        if let found = search(child.id) { return found }
      }
      return nil
    }
    return search(ElementTree.rootID)
  }

  /// The first element of a kind that contains a text.
  package func find(_ kind: ElementKind, containing text: String) -> ElementID? {
    func search(_ id: ElementID) -> ElementID? {
      for child in tree.children(of: id) {
        if child.kind == kind, texts(in: child.id, kind: .text).contains(text) { return child.id }
        if let found = search(child.id) { return found }
      }
      return nil
    }
    return search(ElementTree.rootID)
  }

  package func press(_ title: String) {
    guard let id = find(.button, title) else { return }
    try? graph.send(.tap, to: id)
  }

  /// The tree as text, without element numbers.
  package var outline: String { outline(of: ElementTree.rootID, depth: 0, without: []) }

  /// The tree without element numbers and without one attribute.
  ///
  /// The lines are equal for trees with equal outlines, and are made in a fraction of the time.
  package func lines(without key: AttributeKey) -> [Line] {
    var lines: [Line] = []
    func add(_ id: ElementID, _ depth: Int) {
      for child in tree.children(of: id) {
        var attributes = child.attributes
        attributes[key] = nil
        lines.append(Line(depth: depth, kind: child.kind, attributes: attributes))
        add(child.id, depth + 1)
      }
    }
    add(ElementTree.rootID, 0)
    return lines
  }

  package struct Line: Equatable {
    package var depth: Int
    package var kind: ElementKind
    package var attributes: Attributes
  }

  /// The visible part of the tree as text, without element numbers.
  ///
  /// The layers above the interface are sorted here, because their order is the one in which they
  /// were presented. The home of a tab view is left out, because it depends on how the tab view
  /// began. The numbers of the sources of popovers are left out, because they depend on the order
  /// in which the sources are made.
  package var outlineInSight: String {
    let without: Set<AttributeKey> = [.isHome, .popoverSource]
    return tree.children(of: ElementTree.rootID).map { child in
      "\(child.kind) \(child.attributes.filter { !without.contains($0.key) })\n"
        + outline(of: child.id, depth: 1, without: without) { !$0.attributes.flag(.isHidden) }
    }.sorted().joined()
  }

  private func outline(
    of id: ElementID,
    depth: Int,
    without keys: Set<AttributeKey>,
    where isWanted: (ElementTree.Element) -> Bool = { _ in true }
  ) -> String {
    tree.children(of: id).filter(isWanted).map { child in
      let attributes = child.attributes.filter { !keys.contains($0.key) }
        .map { "\($0.key)=\($0.value)" }.joined(separator: " ")
      return String(repeating: "  ", count: depth) + "\(child.kind) \(attributes)\n"
        + outline(of: child.id, depth: depth + 1, without: keys, where: isWanted)
    }.joined()
  }
}

/// Records the mutations that it draws.
@MainActor
package final class Recorder: Renderer {
  package let tree: ElementTree
  package var mutations: [Mutation] = []
  package var commits = 0

  package init(_ tree: ElementTree) { self.tree = tree }

  package func apply(_ commit: Commit) {
    mutations += commit.mutations
    commits += 1
    tree.apply(commit)
  }
}
