import Foundation
import FoundationXML

/// Finds barriers for users of screen readers and keyboards (WCAG 2.2: 1.1.1, 1.3.1, 2.4.6, 4.1.2).
enum AccessibilityCheck {
  /// The problems of a page, each with its node.
  static func problems(in page: Page) throws -> [String] {
    try names(page) + labels(page) + references(page) + headings(page) + pictures(page)
  }

  /// Each id belongs to one node.
  private static func names(_ page: Page) throws -> [String] {
    let ids = try page.all("//*[@id]").compactMap { $0["id"] }
    return Dictionary(grouping: ids) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
      .map { "two nodes are called \($0)" }
  }

  /// Every control has a name.
  private static func labels(_ page: Page) throws -> [String] {
    let pressed = "//button | //a | //summary | //*[@role='button'] | //dialog"
    let valued = "//input | //select | //textarea | //progress | //meter"
    return try page.all(pressed).filter { try !isNamed($0, page) && isHeard($0) }
      .map { "nothing names \($0.opening)" }
      + page.all(valued).filter { node in
        let isInLabel = try node.nodes(forXPath: "ancestor::label").contains { label in
          !spoken(label as? XMLElement).isEmpty
        }
        return try !isInLabel && !isNamed(node, page) && isHeard(node)
      }
      .map { "nothing names \($0.opening)" }
  }

  private static func isNamed(_ node: XMLElement, _ page: Page) throws -> Bool {
    if let label = node["aria-label"], !label.trimmed.isEmpty { return true }
    if let names = node["aria-labelledby"] {
      return try names.split(separator: " ").contains { name in
        try page.all("//*[@id='\(name)']").contains { !spoken($0).isEmpty }
      }
    }
    return node.name != "dialog" && !spoken(node).isEmpty
  }

  /// The words that a screen reader reads for a node: its text and the names of its images.
  private static func spoken(_ node: XMLElement?) -> String {
    guard let node else { return "" }
    if let label = node["aria-label"] { return label.trimmed }
    let inner = (node.children ?? []).map { child in
      switch child {
      case let element as XMLElement where element["aria-hidden"] == "true": ""
      case let element as XMLElement where element.name == "select" || element.name == "textarea":
        ""
      case let element as XMLElement where element.name == "img": element["alt"] ?? ""
      case let element as XMLElement: spoken(element)
      default: child.stringValue ?? ""
      }
    }
    return inner.joined(separator: " ").trimmed
  }

  private static func isHeard(_ node: XMLElement) throws -> Bool {
    try node.nodes(forXPath: "ancestor-or-self::*[@aria-hidden='true' or @hidden]").isEmpty
  }

  /// The node of every reference exists.
  private static func references(_ page: Page) throws -> [String] {
    let ids = Set(try page.all("//*[@id]").compactMap { $0["id"] })
    var problems: [String] = []
    for name in ["aria-labelledby", "aria-describedby", "aria-controls", "for", "list"] {
      for node in try page.all("//*[@\(name)]") {
        for target in (node[name] ?? "").split(separator: " ") where !ids.contains("\(target)") {
          problems.append("\(node.opening): nothing is called \(target)")
        }
      }
    }
    return problems
  }

  /// A heading is at most one level below the one before it; each screen and dialog starts again.
  private static func headings(_ page: Page) throws -> [String] {
    var problems: [String] = []
    var last = 0
    for node in try page.all("//h1 | //h2 | //h3 | //h4 | //h5 | //h6") {
      let level = Int(node.name?.dropFirst() ?? "") ?? 0
      let isFirst = try node.nodes(forXPath: "ancestor::dialog").isEmpty == false && level == 2
      if level > last + 1, !isFirst { problems.append("h\(last) is followed by \(node.opening)") }
      if spoken(node).isEmpty { problems.append("\(node.opening) is empty") }
      last = level
    }
    return problems
  }

  private static func pictures(_ page: Page) throws -> [String] {
    try page.all("//img[not(@alt)]").map { "\($0.opening) has no alt" }
      + page.all("//svg[@role='img'][not(@aria-label)]").map { "\($0.opening) has no name" }
  }
}

extension XMLElement {
  /// The start tag, for messages.
  fileprivate var opening: String {
    String(description.prefix { $0 != ">" }) + ">"
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
