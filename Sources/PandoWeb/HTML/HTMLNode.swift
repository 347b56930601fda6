import PandoUI

/// A piece of HTML as a value: written as text for the first paint, and compared with the next value
/// for a patch.
enum HTMLNode: Hashable, Sendable {
  case element(HTMLElement)
  /// Text, escaped when it is written.
  case text(String)
  /// The place where the children of an element go.
  case slot(ContentSlot)

  /// The element, if it is one.
  var element: HTMLElement? {
    guard case .element(let element) = self else { return nil }
    return element
  }
}

/// An HTML element: a tag, attributes in the order they were given, and children.
struct HTMLElement: Hashable, Sendable {
  var tag: HTMLTag
  var attributes: [HTMLAttribute] = []
  var style = CSSDeclarations()
  var children: [HTMLNode] = []
  /// Whether the user acts on this node: events, labels and states belong to it. The outer node of a
  /// template is the control unless a node inside is marked.
  var isControl = false

  init(_ tag: HTMLTag) {
    self.tag = tag
  }

  /// The value of an attribute; nil removes it.
  subscript(name: HTMLName) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      let index = attributes.firstIndex { $0.name == name }
      switch (newValue, index) {
      case (let value?, let index?): attributes[index].value = value
      case (let value?, nil): attributes.append(HTMLAttribute(name: name, value: value))
      case (nil, let index?): attributes.remove(at: index)
      case (nil, nil): break
      }
    }
  }

  /// Sets or removes an attribute without a value, such as `disabled`.
  mutating func set(_ name: HTMLName, if condition: Bool) {
    self[name] = condition ? "" : nil
  }

  /// Adds class names, which are literals of this module, never text of the application.
  mutating func addClass(_ names: StaticString...) {
    for name in names { addClass(token: "\(name)") }
  }

  /// Adds a class name made from a word, which is reduced to letters, digits and `-`.
  mutating func addClass(prefix: StaticString, _ word: String) {
    addClass(token: "\(prefix)-\(word.identifierCharacters)")
  }

  private mutating func addClass(token: String) {
    self[.class] = self[.class].map { "\($0) \(token)" } ?? token
  }
}

/// One attribute of an HTML element.
struct HTMLAttribute: Hashable, Sendable {
  var name: HTMLName
  var value: String
}

/// A place for children in the template of an element.
struct ContentSlot: Hashable, Sendable {
  /// The rule that assigns children to a slot.
  enum Rule: Hashable, Sendable {
    /// Every child that no other slot of the template takes.
    case rest
    /// Every child that no other slot takes, except these parts, which another face shows.
    case others([String])
    /// Children with one of these part names; see `AttributeKey.part`.
    case parts([String])
    /// Children of these kinds.
    case kinds([ElementKind])
    /// Toolbar items with one of these placements; see `AttributeKey.placement`.
    case placements([String])
  }

  var rule = Rule.rest
  /// The face of a child that goes into this slot.
  var face = Face.main

  /// Whether the rule takes a child of this kind with these attributes.
  func names(_ kind: ElementKind, _ attributes: Attributes) -> Bool {
    switch rule {
    case .rest: true
    case .others(let parts): !parts.contains(attributes.text(.part) ?? "")
    case .parts(let parts): parts.contains(attributes.text(.part) ?? "")
    case .kinds(let kinds): kinds.contains(kind)
    case .placements(let places):
      kind == .toolbarItem && places.contains(attributes.text(.placement) ?? "automatic")
    }
  }
}

/// One of the nodes of an element. Most elements have one; a tab has a panel and the button that shows it.
enum Face: Hashable, Sendable {
  case main, button
}

extension String {
  /// The string with every character other than ASCII letters, digits and `-` replaced by `-`.
  var identifierCharacters: String {
    String(
      unicodeScalars.map { scalar in
        let isSafe = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9") ~= scalar)
        return isSafe ? Character(scalar) : "-"
      }
    )
  }
}
