import Foundation

/// Follows where the user scrolls a chart, and asks the renderer for the places that the
/// application or the behaviour of the chart wants.
@MainActor
final class ChartScrollObserver {
  private let source = ReadSource(queue: nil)
  private weak var node: GraphNode?
  /// The value of the binding as the application or the last scrolling left it.
  private var given: ChartDrawing.Value?
  /// The last place that the renderer was asked to scroll to.
  private var wanted: ChartDrawing.Value?
  private var request = 0
  private var isSmooth = false
  /// Whether the chart has not reached the place that the renderer was asked for.
  private var isOnItsWay = true
  /// The offset, in points, at which the chart rested before it moved.
  private var restingOffset: CGFloat = 0

  nonisolated init() {}

  /// Whether the observer belongs to the chart of a node. Of several charts inside, the first one
  /// takes it.
  func watches(_ node: GraphNode) -> Bool {
    if let old = self.node, old !== node, !old.isTornDown { return false }
    self.node = node
    return true
  }

  /// The place to request. A value that the user has scrolled to is not requested again.
  func place(for value: ChartDrawing.Value?) -> ChartDrawing.Value? {
    source.registerRead()
    if request == 0 || value != given {
      given = value
      ask(for: value, isSmooth: request > 0 && Transaction.current?.animation != nil)
    }
    return wanted
  }

  /// Adds the request to a viewport.
  func mark(_ viewport: inout ChartDrawing.Viewport) {
    viewport.isFollowed = true
    viewport.request = request
    viewport.isSmooth = isSmooth
  }

  private func ask(for value: ChartDrawing.Value?, isSmooth: Bool) {
    wanted = value
    request += 1
    self.isSmooth = isSmooth
    isOnItsWay = true
  }

  /// Takes what the renderer measured, and writes the value at the edge if the user has scrolled.
  func take(_ event: Event, _ plan: ChartScrollPlan) {
    guard case .measure(let measure) = event, let scroll = measure.scroll else { return }
    let isVertical = plan.viewport.isVertical
    let whole = isVertical ? scroll.contentSize.height : scroll.contentSize.width
    let room = isVertical ? measure.size.height : measure.size.width
    guard room > 0, whole > room + 1 else { return }
    // From right to left, offsets are negative.
    let offset = min(abs(isVertical ? scroll.offset.y : scroll.offset.x), whole - room)
    func isNear(_ start: Double) -> Bool { abs(offset - start * (whole - room)) < 1.5 }
    if isOnItsWay {
      if isNear(plan.viewport.start) {
        isOnItsWay = false
        restingOffset = offset
        return
      }
      // A report from where the chart rested was sent before the page got the request.
      if scroll.isMoving || abs(offset - restingOffset) < 1.5 { return }
      isOnItsWay = false
    }
    // A half of a point keeps a band that begins at the edge from being rounded to the one before.
    if let value = plan.value(at: (offset + 0.5) / whole) { follow(value, plan) }
    guard !scroll.isMoving else { return }
    let isFar = abs(offset - restingOffset) >= room
    restingOffset = offset
    guard let aligned = plan.aligned(offset / whole, isFar: isFar), !isNear(plan.start(of: aligned))
    else { return }
    ask(for: aligned, isSmooth: true)
    follow(aligned, plan)
    source.changed()
  }

  private func follow(_ value: ChartDrawing.Value, _ plan: ChartScrollPlan) {
    guard value != given, let binding = plan.scroll.binding else { return }
    binding.set(value)
    given = binding.get()
  }
}

/// The scales and settings by which offsets of a scrolling chart become values.
struct ChartScrollPlan {
  let scroll: ChartScroll
  let viewport: ChartDrawing.Viewport
  let x: ChartScale
  let y: ChartScale
  let calendar: Calendar

  private var scale: ChartScale { viewport.isVertical ? y : x }

  /// The position on the scale at a share of the content from its leading or upper edge.
  private func position(_ share: Double) -> Double {
    viewport.isVertical ? 100 - share * 100 : share * 100
  }

  /// The value at a share of the content.
  func value(at share: Double) -> ChartDrawing.Value? { scale.value(at: position(share)) }

  /// The value nearest to a share of the content at which the chart comes to rest; nil if it rests
  /// anywhere.
  ///
  /// - Parameter isFar: Whether the chart was scrolled by more than is seen at once.
  func aligned(_ share: Double, isFar: Bool) -> ChartDrawing.Value? {
    guard let behavior = scroll.behavior else { return nil }
    let alignment = isFar ? behavior.major ?? behavior.minor : behavior.minor
    let length = (viewport.isVertical ? scroll.height : scroll.length) ?? 0
    return alignment.nearest(position(share), on: scale, page: length, calendar)
  }

  /// How far the drawing is scrolled to have a value at its edge, from 0 to 1.
  func start(of value: ChartDrawing.Value) -> Double {
    var scroll = scroll
    if viewport.isVertical { scroll.top = value } else { scroll.position = value }
    return scroll.viewport(x, y)?.start ?? 0
  }
}

/// The binding of the value at the edge of a scrolling chart.
struct ChartScrollBinding: Equatable {
  let get: () -> ChartDrawing.Value
  let set: (ChartDrawing.Value) -> Void

  init<P: Plottable>(_ binding: Binding<P>) {
    get = { binding.wrappedValue._place }
    set = { place in if let value = P._value(at: place) { binding.wrappedValue = value } }
  }

  /// Closures cannot be compared, and a new one may write somewhere else.
  static func == (lhs: ChartScrollBinding, rhs: ChartScrollBinding) -> Bool { false }
}

/// Gives the charts inside an observer, which outlives their evaluations.
struct ChartScrollModifier: ViewModifier {
  /// The place to scroll to; nil if the modifier says none.
  let place: () -> ChartDrawing.Value?
  let change: (inout ChartScroll, ChartDrawing.Value?) -> Void
  @State private var observer = ChartScrollObserver()

  init(
    place: @escaping () -> ChartDrawing.Value? = { nil },
    change: @escaping (inout ChartScroll, ChartDrawing.Value?) -> Void
  ) {
    self.place = place
    self.change = change
  }

  func body(content: Content) -> some View {
    let observer = observer
    // The body that reads the place is evaluated when it changes.
    let place = place()
    content.transformEnvironment(\.chartTraits.scroll) { scroll in
      // The position and the behaviour of one chart share the observer of the outer one.
      scroll.observer = scroll.observer ?? observer
      change(&scroll, place)
    }
  }
}
