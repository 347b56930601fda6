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
  @exclusivity(unchecked) var input: Input?
  /// The children in each slot of the main node, in the order of the slots; nil if they stand there
  /// as they are in the element.
  @exclusivity(unchecked) var filled: [[ElementID]]?
  /// Nodes that are not what the templates made.
  @exclusivity(unchecked) var nodes: [Face: HTMLElement] = [:]

  var isEmpty: Bool { input == nil && filled == nil && nodes.isEmpty }
}

/// What an element says to its children. Many elements say the same, and have it together.
final class Surroundings {
  let ancestry: Ancestry

  init(_ ancestry: Ancestry) {
    self.ancestry = ancestry
  }
}

/// What elements say to their children, each once for the pages of a process: most pages of an
/// application say the same.
@MainActor
struct SurroundingsTable {
  /// A page has few kinds: going through them takes less than hashing their names.
  private var last: [(kind: ElementKind, surroundings: Surroundings)] = []

  private static var known: [Ancestry: Surroundings] = [:]
  /// How many are remembered; a style can have any name.
  private static let greatestCount = 1_000

  /// What an element of some kind says.
  mutating func surroundings(_ ancestry: Ancestry, of kind: ElementKind) -> Surroundings {
    // Siblings mostly say the same, and comparing is less than hashing.
    guard let index = last.firstIndex(where: { $0.kind == kind }) else {
      let found = Self.find(ancestry)
      last.append((kind, found))
      return found
    }
    if last[index].surroundings.ancestry != ancestry {
      last[index].surroundings = Self.find(ancestry)
    }
    return last[index].surroundings
  }

  private static func find(_ ancestry: Ancestry) -> Surroundings {
    if let known = known[ancestry] { return known }
    if known.count >= greatestCount { known = [:] }
    let new = Surroundings(ancestry)
    known[ancestry] = new
    return new
  }

  /// Forgets who was asked about last.
  mutating func forgetLast() {
    last = []
  }
}
