/// When a list makes its rows lazily: from which number of rows on, and how many rows come first.
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
  /// When the rows of a list are made lazily. Nil, the default, makes all rows, for renderers that
  /// do not request rows.
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

  /// Makes all views inside at once. Their `onAppear` waits until they are in sight.
  mutating func showsViewsInSight() {
    changeRare { $0.isLazy = true }
  }
}

extension ElementInstance {
  /// Whether `onAppear` of the views inside waits until they are in sight.
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

  /// Whether `onAppear` of the views below waits until they are in sight. It does in lazy containers of a page, because
  /// a page reports what is in sight.
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
