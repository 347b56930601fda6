import Foundation
import FoundationXML
import PandoUI
import PandoWeb
import Testing

@testable import PandoWebTestSupport

/// A document parsed as XML, so that a test fails if it is not well-formed.
struct Page {
  let text: String
  let document: XMLDocument

  @MainActor
  init(_ pieces: Piece..., options: HTMLOptions = HTMLOptions()) throws {
    var tree: ElementTree
    switch pieces.count {
    case 1: tree = ElementTree(pieces[0])
    default: tree = ElementTree(Piece(.vstack, [:], pieces))
    }
    try self.init(HTMLRenderer.render(tree: tree, options: options))
  }

  init(_ text: String) throws {
    self.text = text
    document = try XMLDocument(xmlString: text)
  }

  /// The elements that match an XPath.
  func all(_ path: String) throws -> [XMLElement] {
    try document.nodes(forXPath: path).compactMap { $0 as? XMLElement }
  }

  /// The one element that matches an XPath.
  func one(_ path: String, _ location: SourceLocation = #_sourceLocation) throws -> XMLElement {
    let found = try all(path)
    try #require(found.count == 1, "\(path): \(found.count)", sourceLocation: location)
    return found[0]
  }

  /// The nodes of the body as text.
  var body: String {
    guard let start = text.range(of: "<body>"), let end = text.range(of: "</body>") else {
      return text
    }
    return String(text[start.upperBound..<end.lowerBound])
  }
}

extension XMLElement {
  subscript(_ name: String) -> String? { attribute(forName: name)?.stringValue }

  /// The text in the element.
  var words: String { stringValue ?? "" }

  /// Whether the element has a class.
  func has(_ name: String) -> Bool {
    (self["class"] ?? "").split(separator: " ").contains { $0 == name }
  }
}
