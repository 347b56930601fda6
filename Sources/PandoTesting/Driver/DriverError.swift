import PandoUI

/// Why a query or an action failed.
public struct DriverError: Error, Hashable, Sendable {
  /// What went wrong.
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

  /// What went wrong.
  public let code: Code
  /// The query in words: `button "Done" in sheet`.
  public let query: String
  /// What went wrong and how to go on, in one paragraph.
  public let message: String
  /// The matching elements: several, or the one on which the action is impossible.
  public internal(set) var matches: [ElementSnapshot] = []
  /// The elements that nearly match.
  public internal(set) var nearMisses: [ElementSnapshot] = []
  /// The interface at that time, as ``Driver/tree`` prints it.
  public let tree: String
  /// Whether an issue with the whole ``report`` has been recorded for this error.
  public internal(set) var isReported = false

  @MainActor
  init(_ code: Code, _ query: ElementQuery, _ message: String) {
    self.code = code
    self.query = query.description
    self.message = message
    tree = query.driver.isClosed ? "(closed)" : query.driver.root.outline()
  }

  /// The message, the elements in question and the interface.
  public var report: String {
    var report = message
    if matches.count > 1 { report += "\n\n" + Self.list("They are:", matches) }
    if !nearMisses.isEmpty { report += "\n\n" + Self.list("Near misses:", nearMisses) }
    return report + "\n\nThe interface:\n" + Self.indented(tree)
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
