import PandoUI

/// Why a query or an action failed.
public struct DriverError: Error, Hashable, Sendable {
  /// The kind of the failure.
  public enum Code: Hashable, Sendable {
    /// No element matches the query.
    case notFound
    /// Several elements match, and one was needed.
    case ambiguous
    /// The element is hidden.
    case hidden
    /// The element, or one around it, is disabled.
    case disabled
    /// A sheet, an alert or a dialog is in front of the element.
    case covered
    /// The element does not handle the action.
    case notAnswered
    /// The control cannot have the value.
    case wrongValue
    /// The expected change did not come in time.
    case timedOut
    /// The driver has been closed.
    case closed
  }

  /// The kind of the failure.
  public let code: Code
  /// The query in words: `button "Done" in sheet`.
  public let query: String
  /// The failure and a suggestion, in one paragraph.
  public let message: String
  /// The matching elements: several, or the one on which the action is impossible.
  public internal(set) var matches: [ElementSnapshot] = []
  /// The elements that nearly match.
  public internal(set) var nearMisses: [ElementSnapshot] = []
  /// The interface at that time, as ``Driver/tree`` prints it.
  public let tree: String
  /// The part of ``tree`` that matters: the elements in question with what is around them, or the
  /// place that was searched. A small tree is shown as a whole.
  public let surroundings: String
  /// Whether an issue with the whole ``report`` has been recorded for this error.
  public internal(set) var isReported = false

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - code: The kind of the failure.
  ///   - query: The query that was looked for.
  ///   - message: The failure and a suggestion.
  ///   - nodes: The elements in question.
  ///   - places: Where something was looked for; what is in front, if that was everywhere.
  @MainActor
  init(
    _ code: Code,
    _ query: ElementQuery,
    _ message: String,
    around nodes: [AccessibilityNode] = [],
    in places: [AccessibilityNode] = []
  ) {
    self.code = code
    self.query = query.description
    self.message = message
    let driver = query.driver
    guard !driver.isClosed else {
      (tree, surroundings) = ("(closed)", "(closed)")
      return
    }
    tree = driver.tree
    let parts = places.filter { $0.kind != .root }
    let shown = parts.isEmpty ? [driver.frontPlace] : parts
    surroundings = Excerpt(of: driver.root, around: nodes, in: shown).text
  }

  /// The message, the elements in question and what is around them.
  public var report: String {
    var report = message
    if matches.count > 1 { report += "\n\n" + Self.list("They are:", matches) }
    if !nearMisses.isEmpty { report += "\n\n" + Self.list("Near misses:", nearMisses) }
    let isWhole = surroundings == tree
    let title = isWhole ? "The interface:" : "The interface around it ('tree' has all of it):"
    return report + "\n\n\(title)\n" + Self.indented(surroundings)
  }

  private static func list(_ title: String, _ elements: [ElementSnapshot]) -> String {
    let shown = elements.prefix(8).map(\.description)
    let rest = elements.count > 8 ? ["… and \(elements.count - 8) more"] : []
    return title + "\n" + indented((shown + rest).joined(separator: "\n"))
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
      .joined(separator: "\n")
  }
}

extension DriverError: CustomStringConvertible {
  /// The ``report``, or only the ``message`` if the report has been recorded as an issue.
  public var description: String { isReported ? message : report }
}
