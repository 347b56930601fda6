import Foundation

/// Views that a layout places.
struct LayoutView<L: Layout, Content: View>: View {
  let layout: L
  let content: Content
  @State private var state = LayoutState()

  var body: some View {
    LayoutBox(layout: layout, state: state, content: content)
  }
}

/// The element of a layout, and its views in cells.
struct LayoutBox<L: Layout, Content: View>: ElementView {
  let layout: L
  let state: LayoutState
  let content: Content

  var kind: ElementKind { .layout }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    state.begin(at: Evaluation.current, window: environment.windowSize)
    if let (proposal, pass) = state.pass() {
      var cache = layout.makeCache(subviews: pass.subviews)
      let size = layout.sizeThatFits(proposal: proposal, subviews: pass.subviews, cache: &cache)
      let bounds = CGRect(origin: .zero, size: state.settle(size, for: proposal))
      layout.placeSubviews(
        in: bounds,
        proposal: proposal,
        subviews: pass.subviews,
        cache: &cache
      )
      pass.placeRest(in: bounds)
      state.keep(pass.placements)
    } else {
      state.askForAll()
    }
    element[.width] = state.width.map { .number($0) }
    element[.height] = state.height.map { .number($0) }
    if !state.asked.isEmpty {
      element[.measure] = .text(Geometry.Request.size.rawValue)
      element.on(.measure) { [state] in state.takeRoom($0) }
    }
    element.units(.cell) { [state] in state.describe(&$0) }
  }
}

/// The state of a custom layout: the room that it is offered, its subviews, their measures and their places.
@MainActor
final class LayoutState {
  private struct Child {
    let id: ElementID
    let traits: Traits
  }

  private let changes = ReadSource(queue: nil)
  private weak var node: GraphNode?
  private var window: CGSize?
  /// The available room, in the directions in which it was ever read.
  private var offer: (width: CGFloat?, height: CGFloat?)
  /// The directions in which the element takes all the room, so that its size is the offer.
  private(set) var asked: Axis.Set = [.horizontal, .vertical]
  /// The size in the other directions.
  private(set) var width: Double?
  private(set) var height: Double?

  private var children: [Child] = []
  private var described: [Child] = []
  private var measures: [ElementID: ElementMeasure] = [:]
  private var placements: [ElementID: LayoutPass.Placement] = [:]

  nonisolated init() {}

  func begin(at node: GraphNode?, window: CGSize) {
    changes.registerRead()
    if let node { self.node = node }
    // The available room changes with the window.
    if let old = self.window, old != window { offer = (nil, nil) }
    self.window = window
  }

  /// The pass to run, with the proposal; nil until everything is measured.
  func pass() -> (ProposedViewSize, LayoutPass)? {
    guard let width = offer.width, let height = offer.height, !children.isEmpty else { return nil }
    var measured: [LayoutPass.Child] = []
    for child in children {
      guard let measure = measures[child.id] else { return nil }
      measured.append(LayoutPass.Child(traits: child.traits, measure: measure))
    }
    // A scroll view proposes no length in its direction unless there is a frame. A container that is as large as its
    // content proposes none either.
    let frame = node?.frameAround
    let hasWidth = frame?.width != nil || !isScrolling(along: .horizontal)
    let hasHeight = frame?.height != nil || !isScrolling(along: .vertical)
    let proposal = ProposedViewSize(
      width: hasWidth && width >= 1 ? width : nil,
      height: hasHeight && height >= 1 ? height : nil
    )
    return (proposal, LayoutPass(measured))
  }

  private func isScrolling(along axis: Axis) -> Bool {
    guard let scroll = node?.elementAround({ $0.kind == .scroll }) else { return false }
    return scroll.scrolls(along: axis)
  }

  /// Shows the views in lines, in all the room there is, to learn how large it is.
  func askForAll() {
    if offer.width == nil || offer.height == nil {
      asked = [.horizontal, .vertical]
      (width, height) = (nil, nil)
    }
  }

  /// Sets the size that the layout has chosen. In a direction in which that is all of the room, the
  /// element fills the room.
  func settle(_ size: CGSize, for proposal: ProposedViewSize) -> CGSize {
    func fills(_ length: CGFloat, _ room: CGFloat?) -> Bool {
      room.map { length >= $0 - 1 && length <= $0 + 1 } ?? false
    }
    func sane(_ length: CGFloat, _ room: CGFloat?) -> CGFloat {
      length.isFinite ? min(max(length, 0), ElementMeasure.farthest) : room ?? 10
    }
    let width = sane(size.width, proposal.width)
    let height = sane(size.height, proposal.height)
    let (fillsWidth, fillsHeight) = (fills(width, proposal.width), fills(height, proposal.height))
    asked = []
    if fillsWidth { asked.insert(.horizontal) }
    if fillsHeight { asked.insert(.vertical) }
    self.width = fillsWidth ? nil : Double(width)
    self.height = fillsHeight ? nil : Double(height)
    return CGSize(width: width, height: height)
  }

  func keep(_ new: [LayoutPass.Placement?]) {
    placements = [:]
    for (child, placement) in zip(children, new) { placements[child.id] = placement }
  }

  /// Describes the cell of a view.
  func describe(_ unit: inout UnitDescription) {
    if unit.index == 0 {
      described = []
      node?.graph.afterUpdate { [weak self] in self?.noteChildren() }
    }
    described.append(Child(id: unit.id, traits: unit.traits))
    unit[.measure] = .text(Geometry.Request.ideal.rawValue)
    let id = unit.id
    unit.on(.measure) { [weak self] in self?.take($0, of: id) }
    guard let placement = placements[id] else { return }
    unit[.origin] = .point(placement.origin)
    unit[.width] = placement.width.map { .number(Double($0)) }
    unit[.height] = placement.height.map { .number(Double($0)) }
  }

  /// Lays out again if other views are there than in the last pass.
  private func noteChildren() {
    guard described.map(\.id) != children.map(\.id), let node, !node.isTornDown else { return }
    children = described
    let ids = Set(children.map(\.id))
    measures = measures.filter { ids.contains($0.key) }
    node.graph.entryChanged(changes)
  }

  private func take(_ event: Event, of id: ElementID) {
    guard case .measure(let new) = event else { return }
    let next = measures[id]?.following(new) ?? new
    guard next != measures[id], mayChange() else { return }
    measures[id] = next
    changes.changed()
  }

  func takeRoom(_ event: Event) {
    guard case .measure(let new) = event else { return }
    func isNew(_ old: CGFloat?, _ new: CGFloat) -> Bool { old.map { abs($0 - new) >= 1 } ?? true }
    var next = offer
    if asked.contains(.horizontal), isNew(offer.width, new.size.width) {
      next.width = new.size.width
    }
    if asked.contains(.vertical), isNew(offer.height, new.size.height) {
      next.height = new.size.height
    }
    guard next.width != offer.width || next.height != offer.height, mayChange() else { return }
    offer = next
    changes.changed()
  }

  private let geometry = Geometry()

  /// Whether the layout may change once more. After too many rounds it stops.
  private func mayChange() -> Bool {
    guard let node else { return true }
    return node.graph.measureRounds.allows(geometry, at: node)
  }
}
