/// One change of the drawn elements.
public enum Mutation: Hashable, Sendable {
  /// Creates an element without children, outside of the tree.
  case create(ElementID, ElementKind, Attributes)
  /// Inserts a new element before `before`, or last.
  case insert(ElementID, into: ElementID, before: ElementID?)
  /// Moves an element in the tree: under the same parent, or into or out of a box that was added or
  /// removed.
  case move(ElementID, in: ElementID, before: ElementID?)
  /// Removes an element and its descendants for good.
  case remove(ElementID)
  /// Changes the attribute `text` of an element.
  case setText(ElementID, String)
  /// Sets one attribute.
  case set(ElementID, AttributeKey, AttributeValue)
  /// Removes one attribute.
  case clear(ElementID, AttributeKey)
  /// Moves the focus to an element; nil removes it.
  case focus(ElementID?)
}

/// The changes of one flush, which are drawn together.
public struct Commit: Sendable {
  /// The number of the commit, beginning with 1.
  public var number: Int
  /// The mutations, in the order of their application.
  public var mutations: [Mutation]
  /// The animation of the change, if it was made in `withAnimation`.
  public var animation: Animation?

  /// Makes a commit from mutations.
  ///
  /// - Parameters:
  ///   - number: The number of the commit, counted from 1.
  ///   - mutations: The mutations, in the order of their application.
  ///   - animation: The animation of the change; nil for none.
  public init(number: Int, mutations: [Mutation], animation: Animation? = nil) {
    self.number = number
    self.mutations = mutations
    self.animation = animation
  }
}

/// Draws the elements of a graph: the web, a terminal, a test.
///
/// A renderer applies commits in order, and passes the user's actions to ``ViewGraph/send(_:to:)``. It
/// never accesses views.
@MainActor
public protocol Renderer: AnyObject {
  /// Draws one commit. It is one change, so no intermediate state may be visible.
  func apply(_ commit: Commit)
}
