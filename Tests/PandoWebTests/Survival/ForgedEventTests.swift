import Foundation
import GallerySamples
import Observation
import PandoUI
import Testing

@testable import PandoWeb

/// Tests of forged events: an application gets only values that its controls could have sent, and
/// the process survives.
@MainActor
@Suite("Forged events", .serialized)
struct ForgedEventTests {
  private static let seed: UInt64 = {
    let replayed = ProcessInfo.processInfo.environment["PANDO_SEED"].flatMap { UInt64($0) }
    let seed = replayed ?? .random(in: .min ... .max)
    print("Forged events: PANDO_SEED=\(seed)")
    return seed
  }()

  /// A page with forged frames.
  @MainActor
  private final class Visit {
    let tree = ElementTree()
    let session: LiveSession
    private var batch = 0
    private var number = 1

    init(_ makeGraph: (any Renderer) -> ViewGraph) {
      let tree = tree
      session = LiveSession(id: Secret.make(), token: Secret.make(), options: HTMLOptions()) {
        makeGraph(Both($0, tree))
      }
      _ = session.document(nonce: nil)
      session.connect(lastBatch: 0, window: nil) { [weak self] in self?.batch = $0.number }
    }

    /// Sends forged frames; false if no element handles events.
    func send(_ count: Int, from forger: EventForger) throws -> Bool {
      for _ in 0..<count {
        guard let frame = forger.frame(number: number, in: tree) else { return false }
        do {
          try session.receive([frame])
          if !frame.hasPrefix("[\"") { number += 1 }
        } catch {
          // Only an invalid frame closes the socket: here one with impossible window metrics.
          guard frame.hasPrefix("[\"window") else { throw error }
        }
      }
      try session.receive(["[\"ack\",\(batch)]"])
      return true
    }
  }

  @Test func controls_whenTheirEventsAreForged_giveNothingThatTheyCouldNotHaveSent() async throws {
    let forger = EventForger(seed: Self.seed)
    let model = ForgeryModel()
    let visit = Visit { ViewGraph(ForgeryBoard(model: model), renderer: $0) }
    for _ in 0..<400 {
      _ = try visit.send(100, from: forger)
      await Task.yield()
      try #require(model.violations == [])
    }
    visit.session.close()
    // The values that a control could have sent did arrive.
    let controls = [
      "slider", "slider in steps", "slider of floats", "stepper", "stepper without limits",
      "stepper of bytes", "stepper of tenths", "stepper of days", "increment", "decrement",
      "toggle",
      "picker", "segments", "tabs", "color", "date", "date in a range", "date from", "time", "line",
      "secret", "lines", "editor", "number", "percent", "amount", "float", "whole", "decimal",
      "formatter", "day", "drag", "drop", "key", "action", "geometry", "row", "rows", "delete",
      "move",
    ]
    for control in controls { #expect(model.counts[control, default: 0] > 0, "\(control)") }
  }

  /// The number of events for each page of the gallery: 100,000 in total.
  private static let share = 100_000 / GalleryPage.all.count + 1

  @Test(arguments: GalleryPage.all.map(\.name))
  func galleryPage_whenItsEventsAreForged_showsNoValueOutsideOfItsControls(name: String)
    async throws
  {
    let page = try #require(GalleryPage.all.first { $0.name == name })
    let index = try #require(GalleryPage.all.firstIndex { $0.name == name })
    let forger = EventForger(seed: Self.seed &+ UInt64(index))
    var sent = 0
    let leftovers = Leftovers()
    while sent < Self.share {
      // Some events lead to states that no event leaves.
      let visit = Visit(page.graph)
      for _ in 0..<10 where sent < Self.share {
        let count = min(100, Self.share - sent)
        sent += count
        guard try visit.send(count, from: forger) else { break }
        await Task.yield()
        try #require(Self.valuesOutside(visit.tree) == [], "\(name)")
      }
      leftovers.watch(visit.session.graph)
      visit.session.close()
    }
    let count = await leftovers.count()
    #expect(count == 0)
  }

  /// The values of controls that are out of range.
  private static func valuesOutside(_ tree: ElementTree) -> [String] {
    tree.elements.values.compactMap { element in
      let attributes = element.attributes
      let isRight: Bool
      switch (element.kind, attributes[.value]) {
      case (.slider, .number(let value)?), (.stepper, .number(let value)?):
        isRight =
          value >= attributes.number(.minimum) ?? -1e15
          && value <= attributes.number(.maximum) ?? 1e15
      case (.datePicker, .date(let date)?):
        isRight = ForgeryModel.isInCalendar(date)
        if !isRight { return "a date picker at \(date.timeIntervalSince1970) s" }
      case (.textField, .text(let text)?), (.secureField, .text(let text)?):
        let isLine = attributes.text(.axis) != "vertical"
        isRight = !text.contains("\0") && !(isLine && text.contains(where: \.isNewline))
      case (.picker, _):
        let options = tree.children(of: element.id).filter { $0.attributes.flag(.isSelected) }
        isRight = options.count <= 1 && !options.contains { $0.attributes.flag(.isDisabled) }
      default: isRight = true
      }
      return isRight ? nil : "\(element.kind) \(attributes)"
    }
  }

  @Test func row_whenAnotherPageHasRemovedIt_isNotThereAnyMore() throws {
    let model = SharedRows()
    let visits = (0..<2).map { _ in Visit { ViewGraph(SharedList(model: model), renderer: $0) } }
    func lastRow(_ visit: Visit) throws -> Int {
      try #require(visit.tree.elements.values.filter { $0.kind == .row }.map(\.id).max()).number
    }
    // Both pages see the last row; no flush happens in between.
    let (first, second) = (try lastRow(visits[0]), try lastRow(visits[1]))
    try visits[0].session.receive(["[1,\(first),\"delete\",\(first)]"])
    try visits[1].session.receive(["[1,\(second),\"delete\",\(second)]"])
    #expect(model.deleted == [2])
    #expect(model.rows == [0, 1])
    for visit in visits { visit.session.close() }
  }

  @MainActor
  @Observable
  final class SharedRows {
    var rows = [0, 1, 2]
    var deleted: [Int] = []
  }

  struct SharedList: View {
    let model: SharedRows
    var body: some View {
      List {
        ForEach(model.rows, id: \.self) { Text("\($0)") }
          .onDelete { offsets in
            model.deleted += offsets
            model.rows.remove(atOffsets: offsets)
          }
      }
    }
  }
}
