/// One step that brings what is drawn up to what the graph says.
public enum Mutation: Hashable, Sendable {
  /// A new element, without children and not in the tree yet.
  case create(ElementID, ElementKind, Attributes)
  /// Puts a new element into the tree: before `before`, or last.
  case insert(ElementID, into: ElementID, before: ElementID?)
  /// Puts an element that is in the tree elsewhere: under the same parent, or around or out of a
  /// box that came or went.
  case move(ElementID, in: ElementID, before: ElementID?)
  /// Takes an element and everything in it out of the tree, for good.
  case remove(ElementID)
  /// Changes the words of an element: its attribute `text`.
  case setText(ElementID, String)
  /// Sets one attribute.
  case set(ElementID, AttributeKey, AttributeValue)
  /// Takes one attribute away.
  case clear(ElementID, AttributeKey)
  /// Gives an element the focus; nil takes it away.
  case focus(ElementID?)
}

/// What changed in one turn, as one step.
public struct Commit: Sendable {
  /// 1 for the first, and so on.
  public var number: Int
  /// In the order in which they are to be applied.
  public var mutations: [Mutation]
  /// How the change is to be drawn, if it was made in `withAnimation`.
  public var animation: Animation?

  /// Puts mutations together.
  public init(number: Int, mutations: [Mutation], animation: Animation? = nil) {
    self.number = number
    self.mutations = mutations
    self.animation = animation
  }
}

/// What draws the elements of a graph: the web, a terminal, a test.
///
/// A renderer takes commits in order and draws them, and hands what the user does to
/// ``ViewGraph/send(_:to:)``. It never looks at views.
@MainActor
public protocol Renderer: AnyObject {
  /// Draws one commit. Everything in it belongs to one change; nothing between is to be seen.
  func apply(_ commit: Commit)
}
