public import Foundation

/// The measures of scrolled content, as a renderer reports them.
public struct ScrollMeasure: Hashable, Sendable {
  /// How far the content is scrolled to the left and up, in points. Beyond the beginning it is negative.
  public var offset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// Whether it is moving.
  public var isMoving: Bool
  /// The first view in sight; nil if there is none.
  public var shown: ElementID?

  /// Makes a measure.
  ///
  /// - Parameters:
  ///   - offset: How far the content is scrolled to the left and up, in points.
  ///   - contentSize: The size of the content, in points.
  ///   - isMoving: Whether it is moving.
  ///   - shown: The first view in sight; nil if there is none.
  public init(
    offset: CGPoint,
    contentSize: CGSize,
    isMoving: Bool = false,
    shown: ElementID? = nil
  ) {
    self.offset = offset
    self.contentSize = contentSize
    self.isMoving = isMoving
    self.shown = shown
  }
}

/// Connects modifiers with the scroll view inside: it reports where the view is scrolled to, and
/// makes it scroll.
@MainActor
final class ScrollWatcher {
  private let source = ReadSource(queue: nil)
  private var measure: ElementMeasure?
  private weak var node: GraphNode?

  nonisolated init() {}

  /// Whether the watcher belongs to the scroll view of a node. Of several scroll views inside, the
  /// first one takes it.
  func watches(_ node: GraphNode) -> Bool {
    if let old = self.node, old !== node, !old.isTornDown { return false }
    self.node = node
    return true
  }

  /// The last measure, which the evaluated node then depends on; nil if there is none.
  var current: ElementMeasure? {
    source.registerRead()
    return measure
  }

  /// The room around the content of the scroll view, in points.
  var contentInsets: EdgeInsets { node?.element?.contentInsets ?? EdgeInsets() }

  /// Takes the measures of the renderer.
  func take(_ event: Event) {
    guard case .measure(let new) = event, new.scroll != nil else { return }
    let next = measure?.following(new) ?? new
    noteMovement(next)
    guard next != measure else { return }
    measure = next
    source.changed()
  }

  /// Why the scroll view moves: nil if the user scrolls it, else whether the scroll that was asked for is smooth.
  private(set) var askedMovement: Bool?

  /// Finds out why the scroll view begins to move. It moves soon after it was asked to, or not at all.
  private func noteMovement(_ new: ElementMeasure) {
    let wasMoving = measure?.scroll?.isMoving == true
    guard new.scroll?.isMoving == true, !wasMoving else { return }
    askedMovement = nil
    guard let node, let asked = node.graph.drawing.requestedScroll else { return }
    node.graph.drawing.requestedScroll = nil
    guard let view = asked.node, !view.isTornDown, asked.time.duration(to: .now) < .seconds(1)
    else { return }
    var place = view as GraphNode?
    while let current = place, current !== node { place = current.parent }
    if place != nil { askedMovement = asked.isSmooth }
  }

  /// Requests a scroll from the renderer.
  ///
  /// - Parameters:
  ///   - request: Where to.
  ///   - isAnimated: Whether it scrolls smoothly if the changes of this flush are animated.
  /// - Returns: false if there is no scroll view yet.
  func scroll(_ request: ScrollRequest, isAnimated: Bool = false) -> Bool {
    guard let node, !node.isTornDown, let element = node.element else { return false }
    var transaction = Transaction.current
    if isAnimated, transaction == nil {
      transaction = node.graph.drawing.animation.map { Transaction(animation: $0) }
    }
    return Transaction.$current.withValue(transaction) {
      switch request {
      case .view(let id, let anchor): return node.scroll(to: id, anchor: anchor)
      case .point(let x, let y): element.askToScroll("point", x: x, y: y)
      }
      return true
    }
  }

  /// The identity, of a type, of the first view in sight; nil if it has none.
  func identityInSight<ID: Hashable>(_ type: ID.Type) -> ID? {
    guard let node, let shown = current?.scroll?.shown else { return nil }
    var place = node.graph.drawing[shown]?.node as GraphNode?
    while let current = place, current !== node {
      if let id = current.scrollIdentity?.base as? ID { return id }
      place = current.parent
    }
    return nil
  }
}

/// The destination of a scroll request.
enum ScrollRequest {
  /// To the view with an identity, so that the anchor point of the view is at the same point of the
  /// visible rectangle; nil moves as little as is needed.
  case view(AnyHashable, anchor: UnitPoint?)
  /// To a place of the content, in points; nil stays where it is.
  case point(x: Double?, y: Double?)
}

/// The last scroll that an action requested.
struct RequestedScroll {
  weak var node: GraphNode?
  let isSmooth: Bool
  let time = ContinuousClock.now
}

extension ElementDescription {
  /// Requests reports from the renderer of where the element is scrolled to, if a modifier around
  /// it reads that.
  @MainActor
  mutating func watchScrolling(_ watchers: [ScrollWatcher]) {
    guard !watchers.isEmpty, let node = Evaluation.current else { return }
    let own = watchers.filter { $0.watches(node) }
    guard !own.isEmpty else { return }
    self[.measure] = .text("scroll")
    on(.measure) { event in for watcher in own { watcher.take(event) } }
  }
}

extension ElementInstance {
  /// Requests a scroll from the renderer. Each request counts as a new one, even for the same
  /// place.
  ///
  /// - Parameters:
  ///   - kind: `view`, with fractions of the element's size, or `point`, with points of its content.
  ///   - x: The place in the horizontal direction; nil does not say.
  ///   - y: The place in the vertical direction; nil does not say.
  func askToScroll(_ kind: String, x: Double?, y: Double?) {
    func word(_ place: Double?) -> String { place.map { shortNumber($0) } ?? "-" }
    let isSmooth = Transaction.current?.animation != nil
    let number = graph.drawing.makeID().number
    graph.drawing.requestedScroll = RequestedScroll(node: node, isSmooth: isSmooth)
    // The request comes from an action, so no evaluation has woken the renderer.
    graph.notifyBeforeChange()
    ownExtras.scrollRequest =
      "\(number) \(kind) \(word(x)) \(word(y)) \(isSmooth ? "smooth" : "instant")"
    node.redecorate()
  }
}

extension GraphNode {
  /// Requests that the renderer bring the view with an identity into sight, if there is one in this
  /// subtree.
  @discardableResult
  func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
    guard let element = node(identifiedBy: id)?.measuredElement else { return false }
    element.askToScroll("view", x: anchor.map { Double($0.x) }, y: anchor.map { Double($0.y) })
    return true
  }

  private func node(identifiedBy id: AnyHashable) -> GraphNode? {
    if scrollIdentity == id { return self }
    var found: GraphNode?
    visitChildren { if found == nil { found = $0.node(identifiedBy: id) } }
    return found
  }
}
