/// The drawn elements as a tree of values: the simplest renderer.
///
/// The static HTML renderer writes this tree, the test driver reads it, and the tests of the graph
/// compare it with a tree that was drawn at once.
@MainActor
public final class ElementTree: Renderer {
  /// An element and its place in the tree.
  public struct Element: Sendable {
    /// The number of the element.
    public var id: ElementID
    /// The kind of the element.
    public var kind: ElementKind
    /// The attributes of the element.
    public var attributes: Attributes
    /// The parent; nil for the root.
    public var parent: ElementID?
    /// The children, in order.
    public var children: [ElementID]
  }

  /// The element without a parent. Every graph numbers it 0.
  public static let rootID = ElementID(0)

  /// The elements by number.
  public private(set) var elements: [ElementID: Element] = [
    rootID: Element(
      id: rootID,
      kind: .root,
      attributes: Attributes(),
      parent: nil,
      children: []
    )
  ]

  /// The element that has the focus.
  public private(set) var focused: ElementID?

  /// The number of the last commit.
  public private(set) var commitNumber = 0

  /// Makes a tree with an empty root.
  public init() {}

  /// The element with this identifier; nil if it is not in the tree.
  ///
  /// - Parameter id: The identifier of the element.
  public subscript(id: ElementID) -> Element? { elements[id] }

  /// The root.
  public var root: Element { elements[Self.rootID]! }

  /// The children of an element, in order.
  ///
  /// - Parameter id: The identifier of the parent; one that is not in the tree has no children.
  public func children(of id: ElementID) -> [Element] {
    elements[id]?.children.compactMap { elements[$0] } ?? []
  }

  /// Applies the mutations of a commit.
  ///
  /// - Parameter commit: The commit, whose number becomes ``commitNumber``.
  public func apply(_ commit: Commit) {
    for mutation in commit.mutations { apply(mutation) }
    commitNumber = commit.number
  }

  private func apply(_ mutation: Mutation) {
    switch mutation {
    case .create(let id, let kind, let attributes):
      elements[id] = Element(
        id: id,
        kind: kind,
        attributes: attributes,
        parent: nil,
        children: []
      )
    case .insert(let id, let parent, let before):
      elements[id]?.parent = parent
      place(id, in: parent, before: before)
    case .move(let id, let parent, let before):
      if let old = elements[id]?.parent { elements[old]?.children.removeAll { $0 == id } }
      elements[id]?.parent = parent
      place(id, in: parent, before: before)
    case .remove(let id):
      if let parent = elements[id]?.parent {
        elements[parent]?.children.removeAll { $0 == id }
      }
      forget(id)
    case .setText(let id, let text):
      elements[id]?.attributes[.text] = .text(text)
    case .set(let id, let key, let value):
      elements[id]?.attributes[key] = value
    case .clear(let id, let key):
      elements[id]?.attributes[key] = nil
    case .focus(let id):
      focused = id
    }
  }

  private func place(_ id: ElementID, in parent: ElementID, before: ElementID?) {
    guard var children = elements[parent]?.children else { return }
    elements[parent]?.children = []
    let index = before.flatMap { children.lastIndex(of: $0) } ?? children.endIndex
    children.insert(id, at: index)
    elements[parent]?.children = children
  }

  private func forget(_ id: ElementID) {
    guard let element = elements.removeValue(forKey: id) else { return }
    if focused == id { focused = nil }
    for child in element.children { forget(child) }
  }
}
