import PandoUI

extension ElementQuery {
  /// The elements that the query finds now.
  func nodes() -> [AccessibilityNode] { result().found }

  /// The elements found, or the step that found none and the places it searched.
  struct Result {
    var found: [AccessibilityNode]
    var failedStep: Int?
    var places: [AccessibilityNode] = []
  }

  func result() -> Result {
    var places = [driver.root]
    for (index, step) in steps.enumerated() {
      let found = apply(step, to: places)
      if found.isEmpty { return Result(found: [], failedStep: index, places: places) }
      places = found
    }
    return Result(found: places)
  }

  private func apply(_ step: QueryStep, to places: [AccessibilityNode]) -> [AccessibilityNode] {
    switch step.action {
    case .find(let matches):
      var seen: Set<ElementID> = []
      var found: [AccessibilityNode] = []
      for place in places {
        for node in place.descendants where matches(node) {
          let isInSight = node.isPerceivable && !node.isInClosedMenu(from: place)
          guard findsHidden || isInSight else { continue }
          if !step.isByRole, node.isInClosedPicker, !findsHidden { continue }
          if seen.insert(node.id).inserted { found.append(node) }
        }
      }
      return step.isByRole ? found : innermost(found)
    case .keep(let matches): return places.filter(matches)
    case .pick(let index): return index(places.count).map { [places[$0]] } ?? []
    }
  }

  /// Of a control and the text that labels it, keeps the inner element, because a reader takes both
  /// for one thing.
  private func innermost(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    let ids = Set(nodes.map(\.id))
    return nodes.filter { node in !node.descendants.contains { ids.contains($0.id) } }
  }

  /// The one element that the query selects.
  func resolve() throws(DriverError) -> AccessibilityNode {
    if driver.isClosed { throw DriverError.closed(self) }
    let result = result()
    if let failed = result.failedStep {
      throw DriverError.notFound(self, failed, in: result.places)
    }
    if result.found.count == 1 { return result.found[0] }
    let front = result.found.filter { driver.cover(of: $0) == nil }
    if front.count == 1 { return front[0] }
    throw DriverError.ambiguous(self, result.found)
  }
}

extension Driver {
  /// The sheet, alert or dialog that blocks an element.
  func cover(of node: AccessibilityNode) -> AccessibilityNode? {
    guard let front = frontModal else { return nil }
    return node.selfAndAncestors.contains { $0 === front } ? nil : front
  }

  /// The sheet, alert or dialog in front of everything else.
  var frontModal: AccessibilityNode? {
    root.descendants.last { node in
      !node.isHidden && node.role.map(ElementRole.modals.contains) == true
    }
  }

  /// The part of the interface that a user looks at: the sheet, alert or dialog in front, or the
  /// screen.
  var frontPlace: AccessibilityNode {
    frontModal ?? root.descendants.last { $0.role == .screen && !$0.isHidden } ?? root
  }
}
