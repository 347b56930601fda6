/// The elements of a graph by number, and the mutations that the renderer has not received yet.
@MainActor
final class Drawing {
  /// The last scroll that an action asked for, until something moves.
  var requestedScroll: RequestedScroll?

  /// Whether content was made for a size that a renderer will measure.
  var hasGuesses = false

  private let elements = ElementTable<ElementInstance>()
  @exclusivity(unchecked) private var lastElement = 0
  @exclusivity(unchecked) private var mutations: [Mutation] = []
  @exclusivity(unchecked) private var toRemove: [ElementID] = []
  @exclusivity(unchecked) private(set) var commitCount = 0

  /// The elements that moved to another parent in this flush without leaving the tree.
  @exclusivity(unchecked) var reparented: Set<ElementID> = []
  /// The animation for the changes of this flush.
  @exclusivity(unchecked) var animation: Animation?
  /// The values of the transactions that the changes of this flush were made in.
  @exclusivity(unchecked) var transactionValues = TransactionValues()
  /// Whether the animation is that of a view, which alone repeats it.
  @exclusivity(unchecked) var animationIsOfAView = false

  /// Announces that another element has the focus.
  let focusChanges = ReadSource(queue: nil)
  /// The focused element.
  var focused: ElementID? { didSet { if focused != oldValue { focusChanges.changed() } } }
  /// The focus requested by the state and not drawn yet; `.some(nil)` removes the focus.
  @exclusivity(unchecked) var focusToDraw: ElementID??

  /// A number that was never used before.
  func makeID() -> ElementID {
    lastElement += 1
    return ElementID(lastElement)
  }

  /// Visits all elements.
  ///
  /// - Parameter visit: Called with each element.
  func forEach(_ visit: (ElementInstance) -> Void) { elements.forEach { visit($1) } }

  /// The element with this number.
  subscript(id: ElementID) -> ElementInstance? {
    get { elements[id] }
    set { elements[id] = newValue }
  }

  /// Visits every drawn layer's number with its element.
  func forEach(_ visit: (ElementID, ElementInstance) -> Void) {
    elements.forEach(visit)
  }

  func emit(_ mutation: Mutation) {
    mutations.append(mutation)
  }

  /// Removes an element after all others are in their places.
  func removeAfterArranging(_ id: ElementID) {
    toRemove.append(id)
  }

  func removeUnlessReparented(_ id: ElementID) {
    if !reparented.contains(id) { emit(.remove(id)) }
  }

  /// The changes since the last commit; nil if there are none.
  func takeCommit() -> Commit? {
    for id in toRemove {
      mutations.append(.remove(id))
      elements[id] = nil
    }
    toRemove = []
    reparented = []
    if let focus = focusToDraw {
      focusToDraw = nil
      if focus.map({ elements[$0] != nil }) ?? true {
        focused = focus
        mutations.append(.focus(focus))
      }
    }
    defer {
      (animation, animationIsOfAView) = (nil, false)
      transactionValues = TransactionValues()
    }
    guard !mutations.isEmpty else { return nil }
    commitCount += 1
    defer { mutations = [] }
    let isOfAView = animationIsOfAView
    let animation = animation.map { isOfAView ? $0.repeatCount(1, autoreverses: false) : $0 }
    return Commit(number: commitCount, mutations: mutations, animation: animation)
  }
}

extension ViewGraph {
  /// Visits the mutations that build the present tree from an empty root. Between flushes the result is
  /// what the renderer has received.
  ///
  /// Some elements may be inserted nowhere: their portal host has no element yet.
  package func visitDrawn(_ visit: (Mutation) -> Void) {
    drawing.forEach { id, element in element.visitCreation(of: id, visit) }
    drawing.forEach { id, element in
      if id == element.id { element.visitPlaces(visit) }
    }
  }
}
