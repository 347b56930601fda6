import PandoSharing

// A view that contains itself would be evaluated until the stack ends, and with it the process. Types that
// the compiler knows are finite, so such a view passes through a body, or through an `AnyView`, again and
// again: their nodes look how deep they are before they go on. The first one that is too deep finds out
// which view repeats. From then on nothing more is evaluated, until the outermost node of that view has
// control again and shows a problem in place of all of it: however many copies of itself a view contains,
// one chain of them is made.

/// A view that was found to contain itself.
struct EndlessNesting {
  /// The outermost one, which shows the problem.
  let place: GraphNode
  let message: String
}

enum Nesting {
  /// How deep nodes may lie. Browsers nest 512 elements at most and put what is deeper beside the rest; an
  /// element comes with some four nodes: itself, a branch or a row, a view and what modifies it. The
  /// deepest page of the gallery has 59, an outline of a hundred levels is drawn. On a stack of 8 MB a
  /// debug build has room for more than this many nodes.
  static let maxDepth: Int32 = 2_000

  /// Nodes that lie less deep do not look at the stack.
  static let uncheckedDepth: Int32 = 64
}

extension GraphNode {
  /// Whether the node must not go on, because views contain themselves.
  @inline(__always)
  final var isTooDeep: Bool {
    let graph = graph
    return graph.endless != nil || depth > Nesting.uncheckedDepth && graph.findsEndless(self)
  }

  /// Shows that views contain themselves, if it is for this node to do so.
  @inline(__always)
  final func endNesting() {
    let graph = graph
    if let endless = graph.endless, endless.place === self { graph.endNesting() }
  }
}

extension ViewGraph {
  fileprivate func findsEndless(_ node: GraphNode) -> Bool {
    guard node.depth > Nesting.maxDepth || StackRoom.isScarce else { return false }
    endless = EndlessNesting(endingAt: node)
    return true
  }

  /// Has the outermost of the views that contain themselves show it.
  func endNesting() {
    guard let endless else { return }
    self.endless = nil
    if !endless.place.isTornDown { endless.place.show(endless.message) }
  }
}

extension EndlessNesting {
  /// Finds out what repeats above a node.
  @MainActor
  fileprivate init(endingAt node: GraphNode) {
    var chain: [GraphNode] = []
    var next: GraphNode? = node
    while let current = next {
      if current.canShowProblem { chain.append(current) }
      next = current.parent
    }
    var counts: [String: Int] = [:]
    for node in chain { counts[node.name, default: 0] += 1 }
    // Views rather than what hides their types.
    let views = chain.filter { !($0 is AnyViewNode) }
    let name = Self.mostFrequent(views, counts) ?? Self.mostFrequent(chain, counts)
    guard let name, let first = chain.last(where: { $0.name == name }) else {
      place = node
      message = Self.text(node.name, "", 1)
      return
    }
    place = first
    // From one to the next one inside.
    let inside = chain.drop { $0.name != name }
    let cycle = [inside[inside.startIndex]] + inside.dropFirst().prefix { $0.name != name }
    let between = cycle.dropFirst().filter { !($0 is AnyViewNode) }.map(\.name).reversed()
    let path = ([name] + between + [name]).prefix(12).joined(separator: " → ")
    message = Self.text(name, path, counts[name] ?? 0)
  }

  @MainActor
  private static func mostFrequent(_ nodes: [GraphNode], _ counts: [String: Int]) -> String? {
    let most = nodes.map { counts[$0.name] ?? 0 }.max() ?? 0
    return most < 2 ? nil : nodes.first { counts[$0.name] == most }?.name
  }

  private static func text(_ name: String, _ path: String, _ count: Int) -> String {
    """
    \(name) is nested too deep to be drawn\(count > 1 ? ": it contains itself \(count - 1) times, \(path)" : ""). \
    A view that contains itself needs an end: a condition under which it does not, or data that runs out. \
    What is really that deep is shown as a flat list whose rows are indented, or screen by screen.
    """
  }
}
