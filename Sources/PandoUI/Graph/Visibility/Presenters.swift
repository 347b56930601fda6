// The nodes that show something in sight although they may be out of sight themselves.

/// The source from which the screens of one navigation stack are made.
@MainActor
protocol ScreenTable: AnyObject {
  /// The nodes that declare destinations.
  var places: [GraphNode] { get }
  /// The nodes of the screens that are shown.
  var screens: [GraphNode] { get }
}

/// A node that currently shows something outside its own place.
struct Presenter {
  /// The portal of a sheet, or a link whose screen is pushed.
  let node: GraphNode
  /// The table of the stack, for a pushed screen.
  var table: (any ScreenTable)?
}

extension ViewGraph {
  /// Notes whether a node shows something elsewhere than in its place: a sheet, a pushed screen.
  ///
  /// - Parameter table: The table of the stack, for a pushed screen.
  func notePresenter(_ node: GraphNode, _ presents: Bool, in table: (any ScreenTable)? = nil) {
    if let index = presenters.firstIndex(where: { $0.node === node }) {
      if !presents { presenters.remove(at: index) }
    } else if presents {
      presenters.append(Presenter(node: node, table: table))
    }
  }

  /// Notes whether the destinations of a table are shown.
  func noteTable(_ table: any ScreenTable, isInUse: Bool) {
    activeTables.removeAll { $0 === table }
    if isInUse { activeTables.append(table) }
  }

  /// The hider that a node out of sight waits for: the one under which the node, or a descendant, shows
  /// something elsewhere; nil if that is in sight now.
  ///
  /// - Parameter hider: The result if neither shows anything elsewhere.
  func wait(of node: GraphNode, in hider: Hider) -> Hider? {
    var wait = hider
    var isFirst = true
    func note(_ cover: Hider?) -> Bool {
      guard let cover else { return false }
      if isFirst || cover.level > wait.level { wait = cover }
      isFirst = false
      return true
    }
    for presenter in presenters where presenter.node.isInside(node) {
      guard note(cover(of: presenter)) else { return nil }
    }
    for table in activeTables {
      for rule in table.places where rule.isInside(node) {
        guard note(cover(of: Presenter(node: rule, table: table))) else { return nil }
      }
    }
    return wait
  }

  /// The hider of what a presenter shows; nil if it is in sight.
  private func cover(of presenter: Presenter) -> Hider? {
    guard root.cover != nil, let cover = presenter.node.coverAround else { return nil }
    // A screen of the stack may be covered and still present something that is in sight.
    let screens = presenter.table?.screens ?? []
    let isSeen = rootHost.portals.contains { portal in
      portal.cover == nil && screens.contains { portal.node.isInside($0) }
    }
    return isSeen ? nil : cover
  }
}

extension GraphNode {
  /// The hider of the presentation or window that contains the node, or that the node is.
  fileprivate var coverAround: Hider? {
    var node: GraphNode? = self
    while let current = node {
      if current.isAlwaysInSight || current.parent == nil { return current.hiding }
      node = current.parent
    }
    return nil
  }
}
