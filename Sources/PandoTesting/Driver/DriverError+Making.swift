import PandoUI

extension DriverError {
  @MainActor
  static func closed(_ query: ElementQuery) -> DriverError {
    DriverError(.closed, query, "The driver has been closed; nothing can be found any more.")
  }

  /// The error of a query whose step found nothing in `places`.
  @MainActor
  static func notFound(
    _ query: ElementQuery,
    _ index: Int,
    in places: [AccessibilityNode]
  ) -> DriverError {
    let failed = query.upTo(index)
    var message = "No \(failed) was found."
    if index + 1 < query.steps.count {
      message = "No \(failed) was found, in which to look for: \(query)."
    }
    let near = nearMisses(of: query.steps[index], in: places)
    var error = DriverError(.notFound, query, message, around: near, in: places)
    error.nearMisses = near.map { ElementSnapshot($0) }
    return error
  }

  /// The error of a wait for what a query finds, or for its end.
  @MainActor
  static func timedOut(_ query: ElementQuery, _ message: String) -> DriverError {
    let result = query.result()
    guard let failed = result.failedStep else {
      var error = DriverError(.timedOut, query, message, around: result.found)
      error.matches = result.found.map { ElementSnapshot($0) }
      return error
    }
    let near = nearMisses(of: query.steps[failed], in: result.places)
    var error = DriverError(.timedOut, query, message, around: near, in: result.places)
    error.nearMisses = near.map { ElementSnapshot($0) }
    return error
  }

  @MainActor
  static func ambiguous(_ query: ElementQuery, _ nodes: [AccessibilityNode]) -> DriverError {
    var error = DriverError(
      .ambiguous,
      query,
      """
      \(nodes.count) elements match \(query), and one is needed. Look inside of something that \
      has only one of them, such as 'row(containing: "…")', or take one with 'first', 'last' or \
      'at(_:)'.
      """,
      around: nodes
    )
    error.matches = nodes.map { ElementSnapshot($0) }
    return error
  }

  /// The elements with the role and another name, with the name and another role, or with both but hidden.
  @MainActor
  private static func nearMisses(
    of step: QueryStep,
    in places: [AccessibilityNode]
  ) -> [AccessibilityNode] {
    switch step.action {
    case .find(let matches):
      let inside = places.flatMap(\.descendants)
      let hidden = inside.filter(matches)
      let seen = inside.filter { node in
        node.isPerceivable && !hidden.contains { $0 === node }
      }
      let sameRole = seen.filter { node in node.role.map(step.roles.contains) == true }
      let sameName = seen.filter { node in
        guard let name = step.name, !sameRole.contains(where: { $0 === node }) else { return false }
        return isClose(node, name, isByRole: step.isByRole)
      }
      let near = sameRole.filter { node in
        guard let name = step.name as? String, let other = node.name else { return false }
        return other.isNear(name)
      }
      let far = sameRole.filter { node in !near.contains { $0 === node } }
      let close = hidden + nearest(near, step.name) + nearest(sameName, step.name)
      return close.isEmpty ? far : close
    case .keep, .pick: return places
    }
  }

  @MainActor
  private static func isClose(
    _ node: AccessibilityNode,
    _ pattern: any TextPattern,
    isByRole: Bool
  ) -> Bool {
    guard node.role != nil else { return false }
    let words = node.ownWords + (node.name.map { [$0] } ?? [])
    if words.contains(where: pattern.matches) { return isByRole && !isLabel(node) }
    guard let string = pattern as? String else { return false }
    return !isByRole && words.contains { $0.isNear(string) }
  }

  /// The elements in the order in which their words are like a name.
  @MainActor
  private static func nearest(
    _ nodes: [AccessibilityNode],
    _ pattern: (any TextPattern)?
  ) -> [AccessibilityNode] {
    guard let name = pattern as? String else { return nodes }
    func distance(_ node: AccessibilityNode) -> Int {
      let words = node.ownWords + (node.name.map { [$0] } ?? [])
      return words.map { $0.lowercased().distance(to: name.lowercased()) }.min() ?? .max
    }
    let ranked = nodes.enumerated().map { (offset: $0, node: $1, distance: distance($1)) }
    return ranked.sorted { ($0.distance, $0.offset) < ($1.distance, $1.offset) }.map(\.node)
  }

  /// Whether the element is only the label of another one.
  @MainActor
  private static func isLabel(_ node: AccessibilityNode) -> Bool {
    node.role?.isPlain == true
      && node.selfAndAncestors.dropFirst().contains { $0.role != nil && $0.name == node.name }
  }
}

extension ElementQuery {
  /// The query up to and including a step.
  func upTo(_ index: Int) -> ElementQuery {
    ElementQuery(
      driver: driver,
      steps: Array(steps[...index]),
      findsHidden: findsHidden
    )
  }
}

extension String {
  /// Whether a reader could confuse the two: they differ in case or in a letter or two, or one
  /// contains the other.
  func isNear(_ other: String) -> Bool {
    let (a, b) = (lowercased(), other.lowercased())
    if a.isEmpty || b.isEmpty { return false }
    if a.contains(b) || b.contains(a) { return true }
    return abs(a.count - b.count) <= 2 && a.distance(to: b) <= max(1, min(2, b.count / 2))
  }

  /// The Levenshtein distance: how many letters have to be changed, added or removed.
  fileprivate func distance(to other: String) -> Int {
    let (a, b) = (Array(self), Array(other))
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let substituted = diagonal + (a[i] == b[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(substituted, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
