@testable import PandoUI

/// A description of an element with its children, for tests.
struct Piece {
  var kind: ElementKind
  var attributes: [AttributeKey: AttributeValue]
  var children: [Piece]

  init(
    _ kind: ElementKind,
    _ attributes: [AttributeKey: AttributeValue] = [:],
    _ children: [Piece] = []
  ) {
    self.kind = kind
    self.attributes = attributes
    self.children = children
  }

  /// A text.
  static func text(_ words: String, _ more: [AttributeKey: AttributeValue] = [:]) -> Piece {
    Piece(.text, more.merging([.text: .text(words)]) { first, _ in first })
  }

  /// A part of its parent.
  static func part(_ name: String, _ children: [Piece]) -> Piece {
    Piece(.part, [.part: .text(name)], children)
  }

  /// A system image.
  static func icon(_ name: String, _ more: [AttributeKey: AttributeValue] = [:]) -> Piece {
    Piece(.image, more.merging([.systemName: .text(name)]) { first, _ in first })
  }

  /// A button with a text.
  static func button(_ words: String, _ more: [AttributeKey: AttributeValue] = [:]) -> Piece {
    let attributes = more.merging([.events: .events(.tap)]) { first, _ in first }
    return Piece(.button, attributes, [.text(words)])
  }
}

extension ElementTree {
  /// A tree with these pieces in its root, inserted by one commit.
  convenience init(_ pieces: Piece...) {
    self.init()
    var mutations: [Mutation] = []
    var last = 0
    func add(_ piece: Piece, to parent: ElementID) {
      last += 1
      let id = ElementID(last)
      var attributes = Attributes()
      for (key, value) in piece.attributes { attributes[key] = value }
      mutations.append(.create(id, piece.kind, attributes))
      mutations.append(.insert(id, into: parent, before: nil))
      for child in piece.children { add(child, to: id) }
    }
    for piece in pieces { add(piece, to: ElementTree.rootID) }
    apply(Commit(number: 1, mutations: mutations))
  }
}
