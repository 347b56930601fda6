/// One change of the browser's document.
enum Patch: Hashable, Sendable {
  /// Sets the text of a node that contains nothing else.
  case text(NodeAddress, String)
  /// Sets an attribute of a node; nil removes it. `style` is the whole inline style, `value` the
  /// value of a field.
  case attribute(NodeAddress, HTMLName, String?)
  /// Replaces the children of a node.
  case content(NodeAddress, [PatchNode])
  /// Replaces the node with this name. The new node refers to nodes that stay by their names.
  case replace(String, PatchNode)
  /// Inserts a node into another one, before the node at an address or last.
  case insert(PatchNode, into: NodeAddress, before: NodeAddress?)
  /// Removes the node with this name.
  case remove(String)
  /// Moves the focus to the node with this name; nil removes the focus.
  case focus(String?)
  /// Sets the title of the document.
  case title(String)
  /// Sets the notice in the status line; empty removes it.
  case notice(String)
  /// Animates the patches after it. The timing is an easing function of CSS. The repetitions are
  /// the number of times and the direction, as in the Web Animations API; nil for once.
  case animation(milliseconds: Int, delay: Int, timing: String, repetitions: String? = nil)
  /// Updates the history of the page.
  case location(HistoryEntry)

  // Commands: actions that the page does once, and that are not part of the document.

  /// Opens an address that was checked. Another site opens in a new window. An empty one closes the tab.
  case open(String)
  /// Puts a text on the clipboard.
  case copy(String)
  /// Downloads a file from an address of this server.
  case save(String)

  /// Whether the patch is a command, which writing the whole document anew does not replace.
  var isCommand: Bool {
    switch self {
    case .open, .copy, .save: true
    default: false
    }
  }
}

/// A node in a patch.
indirect enum PatchNode: Hashable, Sendable {
  case text(String)
  /// An element, whose own children are ignored, and its children.
  case element(HTMLElement, [PatchNode])
  /// The node with this name, which the document has already.
  case existing(String)
}
