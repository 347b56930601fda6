import PandoSharing

// A view that contains itself would be evaluated until the stack overflows, which ends the process. Static
// view types are finite, so each round passes through a body or an `AnyView`. Their nodes check the depth
// before they evaluate. The first node that is too deep finds the view that repeats. From then on nothing
// is evaluated until the outermost node of that view has control again and shows a problem in its place.
// So one chain is made, even if each view contains several copies of itself.

/// A view that was found to contain itself.
struct EndlessNesting {
  /// The outermost of the repeated views, which shows the problem.
  let place: GraphNode
  let message: String
}

enum Nesting {
  /// The limit for the depth of a node. Browsers nest at most 512 elements and put deeper ones beside the
  /// rest. An element takes about four nodes: itself, a branch or a row, a view and its modifiers. The
  /// deepest page of the gallery has a depth of 59; an outline of a hundred levels is within the limit. An
  /// 8 MB stack has room for more nodes than this in a debug build.
  static let maxDepth: Int32 = 2_000

  /// Down to this depth nodes do not check the stack.
  static let uncheckedDepth: Int32 = 64
}

extension GraphNode {
  /// Whether the node must not evaluate, because views contain themselves.
  @inline(__always)
  final var isTooDeep: Bool {
    let graph = graph
    return graph.endless != nil || depth > Nesting.uncheckedDepth && graph.findsEndless(self)
  }

  /// Shows the problem if this is the node to show it.
  @inline(__always)
  final func endNesting() {
    let graph = graph
    if let endless = graph.endless, endless.place === self { graph.endNesting() }
  }
}

extension ViewGraph {
  fileprivate func findsEndless(_ node: GraphNode) -> Bool {
    guard node.depth > Nesting.maxDepth || StackSpace.isScarce else { return false }
    endless = EndlessNesting(endingAt: node)
    return true
  }

  /// Shows the problem in the outermost of the views that contain themselves.
  func endNesting() {
    guard let endless else { return }
    self.endless = nil
    if !endless.place.isTornDown { endless.place.show(endless.message) }
  }
}

extension EndlessNesting {
  /// Finds the view that repeats above a node.
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
    // Names of views are more useful than the `AnyView` around them.
    let views = chain.filter { !($0 is AnyViewNode) }
    let name = Self.mostFrequent(views, counts) ?? Self.mostFrequent(chain, counts)
    guard let name, let first = chain.last(where: { $0.name == name }) else {
      place = node
      message = Self.text(node.name, "", 1)
      return
    }
    place = first
    // The cycle: from one occurrence of the view to the next one inside of it.
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
