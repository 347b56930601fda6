/// Ends a feedback between sizes and what is drawn for them.
///
/// A *round* is a size that followed from the size before: in between, nothing happened except what
/// the measuring itself caused. With each message a page reports what its user did by counting
/// *occasions*: scrolls, presses, changes of the window.
struct MeasureRounds {
  /// The rounds of one element, and the epoch in which they are counted.
  struct Count {
    var epoch = 0
    var message = 0
    var rounds = 0
    var isReported = false
  }

  /// The rounds after which an element keeps its size, until something else happens.
  static let limit = 20

  private var epoch = 0
  private var message = 0
  private var occasion: Int?
  private var commit = 0

  /// Begins a message.
  ///
  /// - Parameters:
  ///   - occasion: The number of actions of the user.
  ///   - commit: The number of the last commit.
  mutating func begin(occasion: Int, commit: Int) {
    if occasion != self.occasion || commit != self.commit { epoch += 1 }
    self.occasion = occasion
    message += 1
  }

  /// Ends a message, whose changes are drawn.
  mutating func end(commit: Int) {
    self.commit = commit
  }

  /// Counts a round of an element. false if the element has reached the maximum.
  @MainActor
  func allows(_ geometry: Geometry, at node: GraphNode?) -> Bool {
    if geometry.rounds.epoch != epoch {
      geometry.rounds.epoch = epoch
      geometry.rounds.rounds = 0
    }
    if geometry.rounds.message != message {
      geometry.rounds.message = message
      geometry.rounds.rounds += 1
    }
    guard geometry.rounds.rounds > Self.limit else { return true }
    if !geometry.rounds.isReported {
      geometry.rounds.isReported = true
      reportMisuse(
        """
        A size in \(node?.viewAround ?? "a view") did not come to rest: after \(Self.limit) rounds it \
        still changed because of what was drawn for it, and stays now what it was. What is made from \
        a measured size must not change that size: put the geometry reader into a fixed frame, or \
        read the size of something that does not depend on it.
        """
      )
    }
    return false
  }
}

extension GraphNode {
  /// The name of the application's view around this node.
  fileprivate var viewAround: String? {
    var node: GraphNode? = self
    while let current = node {
      if current.isView, let type = current.viewType,
        !String(reflecting: type).hasPrefix("PandoUI.")
      {
        return current.name
      }
      node = current.parent
    }
    return nil
  }
}

extension ViewGraph {
  /// Takes the measures of a renderer, and draws the changes that follow from them.
  ///
  /// Measures that an element cannot have, or that were not requested, are ignored.
  ///
  /// - Parameters:
  ///   - measures: The elements and their measures.
  ///   - occasion: The number of actions of the user, such as scrolling. Rounds of measures are
  ///     counted as long as it is the same.
  package func take(_ measures: [ElementMeasurement], occasion: Int) {
    measureRounds.begin(occasion: occasion, commit: lastCommit)
    for measurement in measures { try? send(.measure(measurement.measure), to: measurement.id) }
    flush()
    measureRounds.end(commit: lastCommit)
  }
}
