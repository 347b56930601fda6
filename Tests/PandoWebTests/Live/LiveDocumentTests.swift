import Foundation
import GallerySamples
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb

/// Tests that after patches a browser shows what it would show if it opened the document anew.
@MainActor
@Suite("Live documents", .serialized)
struct LiveDocumentTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func patches_whenViewsChangeAtRandom_leaveTheDocumentAsAFreshOne(seed: UInt64) async throws {
    let random = SeededGenerator(seed: seed)
    var next = 0
    let handle = SpecHandle()
    let screen = Screen()
    let first = Spec.random(using: random, depth: 3, next: &next)
    let graph = ViewGraph(SpecRoot(spec: first, handle: handle), renderer: screen)
    try screen.open()
    for step in 0..<100 {
      await Task.yield()
      var spec = try #require(handle.spec).wrappedValue
      spec.change(using: random, depth: 3, next: &next)
      handle.spec?.wrappedValue = spec
      graph.flush()
      guard try agrees(screen, "seed \(seed), step \(step), \(spec.words)") else { return }
    }
    graph.close()
  }

  @Test(arguments: GalleryPage.all.map(\.name))
  func patches_whenPagesAreUsedAtRandom_leaveTheDocumentAsAFreshOne(name: String) async throws {
    let page = try #require(GalleryPage.all.first { $0.name == name })
    let random = SeededGenerator(seed: 7)
    let screen = Screen()
    let graph = page.graph(screen)
    graph.flush()
    try screen.open()
    for step in 0..<40 {
      await Task.yield()
      guard let event = RandomUse.event(in: screen.tree, using: random) else { break }
      try? graph.send(event.event, to: event.element)
      graph.flush()
      guard try agrees(screen, "\(name), step \(step), \(event)") else { return }
    }
    graph.close()
  }

  private func agrees(_ screen: Screen, _ comment: Comment) throws -> Bool {
    let patches = screen.takePatches()
    #expect(screen.complaints.isEmpty, comment)
    let (shown, fresh) = (screen.shown, try screen.fresh())
    guard shown != fresh || !screen.complaints.isEmpty else { return true }
    let (left, right) = (shown.split(separator: "\n"), fresh.split(separator: "\n"))
    let index = zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
    Issue.record(
      """
      \(comment)
      shown:  \(left.dropFirst(index).prefix(4).joined(separator: "\n"))
      wanted: \(right.dropFirst(index).prefix(4).joined(separator: "\n"))
      patches: \(patches.prefix(12).map { "\($0)".prefix(300) }.joined(separator: "\n"))
      """
    )
    return false
  }
}

/// Random actions of a user.
@MainActor
enum RandomUse {
  static func event(
    in tree: ElementTree,
    using generator: SeededGenerator
  ) -> (event: Event, element: ElementID)? {
    var random = generator
    let answering = tree.elements.values.filter { !$0.attributes.events.isEmpty }
      .sorted { $0.id < $1.id }
    guard let element = answering.randomElement(using: &random) else { return nil }
    let events = element.attributes.events
    let possible: [Event] = [
      .tap, .submit, .dismiss, .hover(true), .focus(true), .longPress, .refresh, .action(0),
      value(of: element, in: tree, using: random),
    ]
    .filter { events.contains($0.kind) }
    return possible.randomElement(using: &random).map { ($0, element.id) }
  }

  private static func value(
    of element: ElementTree.Element,
    in tree: ElementTree,
    using generator: SeededGenerator
  ) -> Event {
    var random = generator
    let attributes = element.attributes
    switch element.kind {
    case .textField, .secureField, .textEditor:
      return .change(.text("typed \(Int.random(in: 0..<100, using: &random)) <b> & \"q\""))
    case .slider, .stepper:
      let low = attributes.number(.minimum) ?? 0
      let high = attributes.number(.maximum) ?? 10
      return .change(.number(Double.random(in: low...max(low, high), using: &random)))
    case .datePicker: return .change(.date(Date(timeIntervalSince1970: 1_700_000_000)))
    case .colorPicker: return .change(.color(.green))
    case .picker, .list, .table, .tabView:
      let units = inside(element, tree).filter {
        [.option, .row, .tableRow, .tab].contains($0.kind)
      }
      return .change(.selection(units.randomElement(using: &random).map { [$0.id] } ?? []))
    default:
      let isOn = attributes.flag(.isOn) || attributes.flag(.isExpanded)
      return .change(.flag(!isOn))
    }
  }

  private static func inside(
    _ element: ElementTree.Element,
    _ tree: ElementTree
  ) -> [ElementTree.Element] {
    tree.children(of: element.id).flatMap { [$0] + inside($0, tree) }
  }
}
