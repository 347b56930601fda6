/// One step by which a browser brings a document up to what the graph says.
enum Patch: Hashable, Sendable {
  /// The words of a node that has nothing else in it.
  case text(NodeAddress, String)
  /// An attribute of a node; nil takes it away. `style` is a whole inline style, `value` what a field
  /// holds.
  case attribute(NodeAddress, HTMLName, String?)
  /// What a node consists of, in place of what is in it.
  case content(NodeAddress, [PatchNode])
  /// A node in place of the one with this name; nodes that stay are named inside.
  case replace(String, PatchNode)
  /// A node into another one: before the node at an address, or last.
  case insert(PatchNode, into: NodeAddress, before: NodeAddress?)
  /// Takes the node with this name out of the document.
  case remove(String)
  /// Gives the node with this name the focus; nil takes it away.
  case focus(String?)
  /// The title of the document.
  case title(String)
  /// How the steps after it are drawn over time; the timing is a CSS easing function.
  case animation(milliseconds: Int, delay: Int, timing: String)
  /// What the history of the page is to show.
  case location(HistoryEntry)

  // Orders: what a page does once, and what no document shows.

  /// Opens an address that was checked: another site's in a window of its own.
  case open(String)
  /// Puts a text on the clipboard.
  case copy(String)
  /// Saves what is at an address of this server as a file.
  case save(String)

  /// Whether it does something that writing the whole document anew would not do.
  var isCommand: Bool {
    switch self {
    case .open, .copy, .save: true
    default: false
    }
  }
}

/// A node that a patch brings along.
indirect enum PatchNode: Hashable, Sendable {
  case text(String)
  /// The element without its children, and what is in it.
  case element(HTMLElement, [PatchNode])
  /// The node with this name, which the document has already.
  case existing(String)
}
