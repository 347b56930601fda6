import PandoUI

/// The `id` attributes of an element's nodes.
///
/// The outer node of element 12 is `p12`; parts of its template are `p12-control`, `p12-title` and
/// so on. A patch finds its node by this name.
struct NodeName: Hashable, Sendable {
  let number: Int

  init(_ id: ElementID) {
    number = id.number
  }

  /// The name of the outer node.
  var outer: String { "p\(number)" }

  /// The name of the node of a face.
  func name(_ face: Face) -> String { face == .main ? outer : part("tab") }

  /// The name of a part of the template.
  func part(_ name: StaticString) -> String { "p\(number)-\(name)" }

  /// The name of one of several parts of the template.
  func part(_ name: StaticString, _ index: Int) -> String { "p\(number)-\(name)-\(index)" }
}
