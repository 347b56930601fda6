import PandoUI

/// The state that the browser shows of an element while the output of its templates differs:
/// between a change and its patches, and after the user has changed a control.
final class RenderedState {
  /// The input of a template.
  struct Input {
    var attributes: Attributes
    var inheritedContext: InheritedContext?
    var extent: Extent
    /// The address of the screen that a link pushes.
    var destination: String?
  }

  /// The input of the nodes in the browser; nil if it has not changed.
  @exclusivity(unchecked) var input: Input?
  /// The rendered children in each slot of the main node, in the order of the slots; nil if the
  /// children of the element are rendered.
  @exclusivity(unchecked) var filled: [[ElementID]]?
  /// Nodes that differ from what the templates made.
  @exclusivity(unchecked) var nodes: [Face: HTMLElement] = [:]

  var isEmpty: Bool { input == nil && filled == nil && nodes.isEmpty }
}

/// The part of the ancestors on which the templates of an element's children depend. Elements with
/// the same context share one object.
final class InheritedContext {
  let ancestry: Ancestry

  init(_ ancestry: Ancestry) {
    self.ancestry = ancestry
  }
}

/// The inherited contexts of all pages of a process, each once: most pages of an application have the same.
@MainActor
struct InheritedContextTable {
  /// The last context of each kind. An array, because a page has so few kinds that a search is
  /// faster than hashing their names.
  private var last: [(kind: ElementKind, inheritedContext: InheritedContext)] = []

  private static var known: [Ancestry: InheritedContext] = [:]
  /// The number of contexts from which all are forgotten: names of styles come from the application and
  /// have no bound.
  private static let maxCount = 1_000

  /// The context of the children of an element.
  mutating func inheritedContext(_ ancestry: Ancestry, of kind: ElementKind) -> InheritedContext {
    // Siblings mostly have the same context, and comparing costs less than hashing.
    guard let index = index(of: kind) else {
      let found = Self.find(ancestry)
      last.append((kind, found))
      return found
    }
    if last[index].inheritedContext.ancestry != ancestry {
      last[index].inheritedContext = Self.find(ancestry)
    }
    return last[index].inheritedContext
  }

  /// A loop, because each call of a closure of the main actor checks that it runs there.
  private func index(of kind: ElementKind) -> Int? {
    for index in last.indices where last[index].kind == kind { return index }
    return nil
  }

  private static func find(_ ancestry: Ancestry) -> InheritedContext {
    if let known = known[ancestry] { return known }
    if known.count >= maxCount { known = [:] }
    let new = InheritedContext(ancestry)
    known[ancestry] = new
    return new
  }

  /// Forgets the contexts that were found last.
  mutating func forgetLast() {
    last = []
  }
}
