/// The rule by which rows of a list are made as they come into sight: from which count on, and how
/// many first.
package struct RowWindowRule: Hashable, Sendable {
  /// No rule makes a window on fewer rows.
  static let minimumCount = 100

  /// The most rows of a `ForEach` that are made at once. More have a window.
  package var wholeUpTo = 1_000
  /// How many rows are made before the first request of a renderer.
  package var first = 100

  /// Makes the rule that pages have.
  package init() {}
}

private enum RowWindowRuleKey: EnvironmentKey {
  static var defaultValue: RowWindowRule? { nil }
}

extension EnvironmentValues {
  /// Whether and when rows are made as they come into sight. Nil, the default, if no renderer
  /// requests rows: then all are made.
  package var rowWindows: RowWindowRule? {
    get { self[RowWindowRuleKey.self] }
    set { self[RowWindowRuleKey.self] = newValue }
  }
}

extension ElementDescription {
  /// Lets the rows of a long `ForEach` directly inside, or in sections, be made as they come into sight.
  mutating func makesRowsInSight() {
    changeRare { $0.makesRowsInSight = true }
  }

  /// Lets views inside appear as they come into sight, though all of them are made.
  mutating func showsViewsInSight() {
    changeRare { $0.isLazy = true }
  }
}

extension ElementInstance {
  /// Whether views inside appear as they come into sight.
  fileprivate var showsViewsInSight: Bool {
    rare.map { $0.makesRowsInSight || $0.isLazy } ?? false
  }
}

extension GraphNode {
  /// The rule for a `ForEach` at this place; nil if all of its rows are made.
  func rowWindowRule() -> RowWindowRule? {
    guard let rule = Evaluation.untracked({ EnvironmentValues(scope: scope).rowWindows }) else {
      return nil
    }
    var node = parent
    while let current = node {
      // One window is enough: the rows in a row come with it.
      if (current as? AnyRowNode)?.isInWindow == true || current.isDrawnElsewhere { return nil }
      if let element = current.drawingElement {
        if element.makesRowsInSight { return rule }
        guard element.passesUnitsOn else { return nil }
      }
      node = current.parent
    }
    return nil
  }

  /// Whether what is below appears as it comes into sight, and not when it is drawn: in a container whose rows are made
  /// as they come into sight, on a page, which can say what is in sight.
  var appearsInSight: Bool {
    guard Evaluation.untracked({ EnvironmentValues(scope: scope).rowWindows }) != nil else {
      return false
    }
    var node = parent
    while let current = node {
      // The rows of a window are those in sight.
      if (current as? AnyRowNode)?.isInWindow == true || current.isDrawnElsewhere { return false }
      if let element = current.drawingElement, element.showsViewsInSight {
        return true
      }
      node = current.parent
    }
    return false
  }
}
