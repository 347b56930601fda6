import Foundation

/// The size and the place of an element, as views read them through a ``GeometryProxy``.
///
/// Only the measures that views read are requested from the renderer. Until it answers, the size is
/// estimated from fixed frames and the window. A new size or place invalidates the nodes that read
/// it.
///
// Sendable because only the main actor reads it, in evaluations and actions; elsewhere a proxy is only carried.
final class Geometry: @unchecked Sendable {
  /// A request for measures.
  enum Request: String {
    case size, place, ideal
  }

  /// The measures that the renderer reported last.
  private(set) var measure: ElementMeasure?
  /// The last estimate of the size.
  private var estimate = Geometry.unknown
  /// The size without any information: SwiftUI's own for a view without a proposal.
  static let unknown = CGSize(width: 10, height: 10)

  private let sizes = Source(queue: nil)
  private let places = Source(queue: nil)
  private let requests = Source(queue: nil)
  /// The node at which the element is measured.
  private(set) weak var node: GraphNode?
  /// Sends the request to the renderer again; nil if the node that draws the element reads the
  /// request.
  var redraw: (() -> Void)?
  private var drawnRequest: Request?
  private var hasScheduledEstimate = false
  /// Whether the estimate is final.
  private var isEstimated = false
  /// Whether the size was read while a direction of it was unknown.
  private(set) var isGuess = false
  /// Whether a node waits for the size to settle.
  private var isAwaited = false
  /// How often the size followed from the one before, without any other event.
  var rounds = MeasureRounds.Count()

  init() {
    places.owner = self
  }

  /// Reads of one kind.
  private final class Source: ReadSource {
    weak var owner: Geometry?
    override func gainedFirstReader() { owner?.requestMayHaveChanged() }
    override func lostLastReader() { owner?.requestMayHaveChanged() }
  }

  // MARK: What is read

  /// The size in points, measured or estimated.
  var size: CGSize {
    sizes.registerRead()
    if let measure { return measure.size }
    guard Evaluation.current != nil else { return estimate }
    return MainActor.assumeIsolated { estimatedSize() }
  }

  /// The size if it is known and not estimated.
  var knownSize: CGSize? {
    sizes.registerRead()
    if let measure { return measure.size }
    guard Evaluation.current != nil else { return nil }
    return MainActor.assumeIsolated {
      guard let element = node?.measuredElement else { return nil }
      let (width, height) = element.fixedSize
      guard let width, let height else { return nil }
      return CGSize(width: width, height: height)
    }
  }

  /// The rectangle in the window, in points; at its corner until it is measured.
  var frame: CGRect {
    places.registerRead()
    return CGRect(origin: measure?.origin ?? .zero, size: size)
  }

  /// Whether a direction of the size is not known yet. An action may read the size that no evaluation has read.
  @MainActor
  var isUnknown: Bool {
    guard measure == nil, let node, !node.isTornDown else { return false }
    let estimated = Evaluation.untracked { node.sizeEstimate() }
    let lengths = [estimated.size.width, estimated.size.height]
    return !estimated.isSure && lengths.contains(Self.unknown.width)
  }

  /// Whether the element was measured.
  var isMeasured: Bool {
    sizes.registerRead()
    return measure != nil
  }

  /// Whether the size is measured, or the estimate is final.
  var isSettled: Bool {
    _ = size
    isAwaited = true
    return measure != nil || isEstimated
  }

  // MARK: What is asked for

  /// The requested measures. The node that draws the element reads them.
  var request: Request {
    requests.registerRead()
    let request = currentRequest
    drawnRequest = request
    return request
  }

  private var currentRequest: Request { places.readers.isEmpty ? .size : .place }

  private func requestMayHaveChanged() {
    guard let drawnRequest, drawnRequest != currentRequest else { return }
    if let redraw { return redraw() }
    guard let evaluated = Evaluation.current else { return requests.changed() }
    MainActor.assumeIsolated { evaluated.graph.entryChanged(requests) }
  }

  /// Names the node at which the element is measured.
  ///
  /// Until the element is measured, it has the measure of the element that was in its place before.
  @MainActor
  func attach(to node: GraphNode?) {
    guard let node, self.node !== node else { return }
    self.node = node
    guard let departed = node.graph.departedMeasures.attach(self, to: node) else { return }
    measure = departed.measure
    rounds = departed.rounds
  }

  /// Takes the measures of the renderer.
  @MainActor
  func take(_ event: Event) {
    guard case .measure(let new) = event, let graph = node?.graph else { return }
    let next = measure?.following(new) ?? new
    guard next != measure else { return }
    let isNewSize = next.size != (measure?.size ?? estimate)
    let isNewPlace = next.origin != measure?.origin
    guard !isNewSize || graph.measureRounds.allows(self, at: node) else { return }
    let isFirst = measure == nil
    measure = next
    isGuess = false
    if isNewSize || isFirst { sizes.changed() }
    if isNewPlace { places.changed() }
  }

  // MARK: Estimates

  @MainActor
  private func estimatedSize() -> CGSize {
    guard let node else { return estimate }
    let estimated = node.sizeEstimate()
    estimate = estimated.size
    if estimated.isSure { isEstimated = true }
    let lengths = [estimate.width, estimate.height]
    isGuess = !estimated.isSure && lengths.contains(Self.unknown.width)
    // Views inside or beside it may be made later.
    if !estimated.isSure, !hasScheduledEstimate {
      hasScheduledEstimate = true
      node.graph.afterUpdate { [weak self] in self?.estimateAgain() }
    }
    return estimate
  }

  @MainActor
  private func estimateAgain() {
    guard measure == nil, let node, !node.isTornDown else { return }
    isEstimated = true
    let room = Evaluation.untracked { node.sizeEstimate() }
    if isAwaited || room.size != estimate { node.graph.entryChanged(sizes) }
  }
}

extension Geometry: Hashable {
  static func == (lhs: Geometry, rhs: Geometry) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
