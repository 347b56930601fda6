import PandoUI

/// A piece of HTML as a value: written once as text for the first paint, compared with the next
/// one for a patch.
enum HTMLNode: Hashable, Sendable {
  case element(HTMLElement)
  /// Words; they are escaped where they are written.
  case text(String)
  /// The place where the children of an element go.
  case slot(ContentSlot)

  /// The element, if it is one.
  var element: HTMLElement? {
    guard case .element(let element) = self else { return nil }
    return element
  }
}

/// An HTML element: a tag, attributes in the order they were given, and what is in it.
struct HTMLElement: Hashable, Sendable {
  var tag: HTMLTag
  var attributes: [HTMLAttribute] = []
  var style = CSSDeclarations()
  var children: [HTMLNode] = []
  /// Whether it is what the user acts on: events, labels and states belong to it. The outer node
  /// of a template is, unless a node inside says so.
  var isControl = false

  init(_ tag: HTMLTag) {
    self.tag = tag
  }

  /// The value of an attribute; nil takes it away.
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

  /// Sets or takes away an attribute that has no value, such as `disabled`.
  mutating func set(_ name: HTMLName, if condition: Bool) {
    self[name] = condition ? "" : nil
  }

  /// Adds class names. They are literals of this module, never words of the application.
  mutating func addClass(_ names: StaticString...) {
    for name in names { addClass(token: "\(name)") }
  }

  /// Adds a class name that was made from a word, reduced to letters, digits and `-`.
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
  /// Which children go to a place.
  enum Rule: Hashable, Sendable {
    /// Every child that no other slot of the template takes.
    case rest
    /// Every child that no other slot takes, but for these parts, which another face shows.
    case others([String])
    /// Children that are one of these parts; see `AttributeKey.part`.
    case parts([String])
    /// Children of these kinds.
    case kinds([ElementKind])
    /// Items of a toolbar that stand in one of these places; see `AttributeKey.placement`.
    case placements([String])
  }

  var rule = Rule.rest
  /// Which of a child's nodes goes here.
  var face = Face.main

  /// Whether a child of this kind and with these attributes is named by the rule.
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

/// Which node of an element: most have one; a tab has a panel and a button that shows it.
enum Face: Hashable, Sendable {
  case main, button
}

extension String {
  /// The letters, digits and `-` of ASCII in it; other characters become `-`.
  var identifierCharacters: String {
    String(
      unicodeScalars.map { scalar in
        let isSafe = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9") ~= scalar)
        return isSafe ? Character(scalar) : "-"
      }
    )
  }
}
