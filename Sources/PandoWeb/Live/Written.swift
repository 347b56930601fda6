import PandoUI

/// What a document has of an element, where that is not what its templates make of it now: between a
/// change and the patches for it, and where a browser has changed a control by itself.
final class Written {
  /// What nodes are made from.
  struct Input {
    var attributes: Attributes
    var surroundings: Surroundings?
    var extent: Extent
  }

  /// What the nodes were made from; nil if it is the same still.
  var input: Input?
  /// The children in each slot of the main node, in the order of the slots; nil if they stand there
  /// as they are in the element.
  var filled: [[ElementID]]?
  /// Nodes that are not what the templates made.
  var nodes: [Face: HTMLElement] = [:]

  var isEmpty: Bool { input == nil && filled == nil && nodes.isEmpty }
}

/// What an element says to its children. Many elements say the same, and have it together.
final class Surroundings {
  let ancestry: Ancestry

  init(_ ancestry: Ancestry) {
    self.ancestry = ancestry
  }
}

/// What elements say to their children, each once as far as it follows on itself.
struct SurroundingsTable {
  private var last: [ElementKind: Surroundings] = [:]

  /// What an element of some kind says: the same object as the one before if it is the same.
  mutating func surroundings(_ ancestry: Ancestry, of kind: ElementKind) -> Surroundings {
    if let known = last[kind], known.ancestry == ancestry { return known }
    let new = Surroundings(ancestry)
    last[kind] = new
    return new
  }
}
