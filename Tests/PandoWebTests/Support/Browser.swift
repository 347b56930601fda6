import Foundation
import FoundationXML
import PandoUI

@testable import PandoWeb

/// A model of a browser's document, as far as patches change it: elements, attributes and text.
@MainActor
final class Browser {
  final class Node {
    let tag: String
    var attributes: [String: String] = [:]
    var children: [Child] = []
    weak var parent: Node?

    init(_ tag: String) { self.tag = tag }

    var elements: [Node] {
      children.compactMap { child in
        if case .element(let node) = child { node } else { nil }
      }
    }

    func index(of node: Node) -> Int? {
      children.firstIndex { child in
        if case .element(let other) = child { other === node } else { false }
      }
    }
  }

  enum Child {
    case element(Node)
    case words(String)
  }

  private(set) var root: Node
  /// The patches that could not be applied.
  private(set) var complaints: [String] = []
  private(set) var focused: String?

  init(_ html: String) throws {
    let document = try XMLDocument(xmlString: html)
    root = try Self.node(document.rootElement() ?? XMLElement(name: "none"))
  }

  private static func node(_ element: XMLElement) throws -> Node {
    let node = Node(element.name ?? "")
    for attribute in element.attributes ?? [] {
      node.attributes[attribute.name ?? ""] = attribute.stringValue
    }
    for child in element.children ?? [] {
      if let child = child as? XMLElement {
        let child = try self.node(child)
        child.parent = node
        node.children.append(.element(child))
      } else if let words = child.stringValue, words != "\n" {
        node.children.append(.words(words))
      }
    }
    return node
  }

  // MARK: Patches

  func apply(_ patches: [Patch]) {
    for patch in patches { apply(patch) }
  }

  private func apply(_ patch: Patch) {
    switch patch {
    case .text(let address, let words):
      find(address)?.children = words.isEmpty ? [] : [.words(words)]
    case .attribute(let address, .value, let value) where find(address)?.tag == "textarea":
      find(address)?.children = value.map { $0.isEmpty ? [] : [.words($0)] } ?? []
    case .attribute(let address, let name, let value):
      find(address)?.attributes[name.rawValue] = value
    case .content(let address, let nodes):
      guard let node = find(address) else { return }
      node.children = []
      for child in nodes { append(child, to: node) }
    case .replace(let name, let new):
      guard let old = find(NodeAddress(name: name)), let parent = old.parent,
        let fresh = make(new)
      else { return }
      guard let index = parent.index(of: old) else { return complain("\(name) has moved") }
      parent.children[index] = .element(fresh)
      fresh.parent = parent
      old.parent = nil
    case .insert(let new, let address, let before):
      guard let parent = find(address), let node = make(new) else { return }
      let next = before.flatMap { find($0) }
      if before != nil, next?.parent !== parent { complain("\(before!) is not in \(address)") }
      let index = next.flatMap { parent.index(of: $0) } ?? parent.children.endIndex
      parent.children.insert(.element(node), at: index)
      node.parent = parent
    case .remove(let name):
      // The node may have gone together with the one around it.
      if let node = search(name, in: root) { detach(node) }
    case .focus(let name): focused = name
    case .title, .notice, .location, .animation, .open, .copy, .save: break
    }
  }

  private func append(_ new: PatchNode, to parent: Node) {
    if case .text(let words) = new {
      if !words.isEmpty { parent.children.append(.words(words)) }
    } else if let node = make(new) {
      parent.children.append(.element(node))
      node.parent = parent
    }
  }

  private func make(_ new: PatchNode) -> Node? {
    switch new {
    case .text: return nil
    case .existing(let name):
      guard let node = find(NodeAddress(name: name)) else { return nil }
      detach(node)
      return node
    case .element(let element, let children):
      let node = Node(element.tag.rawValue)
      for attribute in element.attributes {
        node.attributes[attribute.name.rawValue] = attribute.value
      }
      if !element.style.isEmpty { node.attributes["style"] = element.style.text }
      for child in children { append(child, to: node) }
      return node
    }
  }

  func detach(_ node: Node) {
    guard let parent = node.parent, let index = parent.index(of: node) else { return }
    parent.children.remove(at: index)
    node.parent = nil
  }

  func find(_ address: NodeAddress) -> Node? {
    let steps = address.description.split(separator: ".")
    guard var node = search(String(steps[0]), in: root) else {
      complain("there is no \(steps[0])")
      return nil
    }
    for step in steps.dropFirst() {
      let (elements, number) = (node.elements, Int(step) ?? 0)
      let index = number < 0 ? elements.count + number : number
      guard elements.indices.contains(index) else {
        complain("there is no \(address)")
        return nil
      }
      node = elements[index]
    }
    return node
  }

  func search(_ name: String, in node: Node) -> Node? {
    if node.attributes["id"] == name { return node }
    for child in node.elements {
      if let found = search(name, in: child) { return found }
    }
    return nil
  }

  func complain(_ words: String) { complaints.append(words) }

  // MARK: Looking

  /// The document as lines, for comparisons.
  var outline: String { lines(root, "").joined(separator: "\n") }

  /// The contents of a node as lines, without some attributes.
  func outline(of name: String, without ignored: Set<String>) -> String {
    search(name, in: root).map { lines($0, "", without: ignored).joined(separator: "\n") } ?? ""
  }

  private func lines(
    _ node: Node,
    _ indent: String,
    without ignored: Set<String> = ["autofocus"]
  ) -> [String] {
    let attributes = node.attributes.filter { !ignored.contains($0.key) }
      .sorted { $0.key < $1.key }
      .map { " \($0.key)=\($0.value)" }.joined()
    var result = [indent + node.tag + attributes]
    var words = ""
    // The text of a text area is its value.
    for child in node.children where node.tag != "textarea" || !ignored.contains("value") {
      switch child {
      case .words(let more): words += more
      case .element(let element):
        if !words.isEmpty { result.append(indent + "  \"\(words)\"") }
        words = ""
        result += lines(element, indent + "  ", without: ignored)
      }
    }
    if !words.isEmpty { result.append(indent + "  \"\(words)\"") }
    return result
  }
}

/// Draws to a tree and to a browser at once.
@MainActor
final class Screen: Renderer {
  let tree = ElementTree()
  let document = LiveDocument()
  private var browser: Browser?
  private(set) var patches: [Patch] = []

  func apply(_ commit: Commit) {
    tree.apply(commit)
    document.apply(commit)
  }

  /// Opens the document in a browser, to which later patches are applied.
  func open() throws {
    var writer = HTMLWriter()
    document.write(to: &writer)
    browser = try Browser(writer.text)
    document.onPatches = { [weak self] patches in
      self?.patches += patches
      self?.browser?.apply(patches)
    }
  }

  /// The document that the browser shows.
  var shown: String { browser?.outline ?? "" }

  /// The document of a browser that opens it now.
  func fresh() throws -> String {
    try Browser(HTMLRenderer.fragment(of: ElementTree.rootID, in: tree)).outline
  }

  /// The patches since the last call.
  func takePatches() -> [Patch] {
    defer { patches = [] }
    return patches
  }

  /// The patches that could not be applied.
  var complaints: [String] { browser?.complaints ?? [] }
}
