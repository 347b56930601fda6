import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb

/// Tests of long lists on a page: how they are written, and which rows a page may ask for.
@MainActor
@Suite struct RowSessionTests {
  private struct Row: View {
    let number: Int
    @State private var count = 0
    var body: some View {
      Button {
        count += 1
      } label: {
        Text(verbatim: "Row \(number): \(count)")
      }
    }
  }

  /// A page with a list of many rows.
  @MainActor
  private final class Visit {
    let tree = ElementTree()
    let session: LiveSession
    var batches: [Batch] = []
    private var number = 0

    init(_ view: some View) {
      let tree = tree
      session = LiveSession(id: Secret.make(), token: Secret.make(), options: HTMLOptions()) {
        ViewGraph(view.environment(\.rowWindows, RowWindowRule()), renderer: Both($0, tree))
      }
    }

    func connect() -> String {
      let text = session.document(nonce: nil)
      session.connect(lastBatch: 0, window: nil) { [weak self] in self?.batches.append($0) }
      return text
    }

    func send(_ values: String, to element: ElementID) throws {
      number += 1
      try session.receive([PageText("[\(number),\(element.number),\(values)]")])
    }

    func all(_ kind: ElementKind) -> [ElementTree.Element] {
      tree.elements.values.filter { $0.kind == kind }.sorted { $0.id < $1.id }
    }

    /// The steps of the last batch, by their kinds.
    var steps: [String] {
      batches.last?.patches.map { String("\($0)".prefix { $0 != "(" }) } ?? []
    }
  }

  private func count(_ words: String, in text: String) -> Int {
    text.components(separatedBy: words).count - 1
  }

  @Test func document_ofALongList_hasTheFirstRows_andAsLongAGap() {
    let visit = Visit(List(0..<100_000) { Row(number: $0) })
    let text = visit.connect()
    #expect(count("Row ", in: text) == 100)
    #expect(text.contains("data-rows=\"0 100 100000\""))
    // A row is estimated at 44 points.
    #expect(text.contains("height:4395600px"))
    // The style sheet is a part of the document here.
    #expect(text.utf8.count - StyleSheet.text.utf8.count < 25_000)
    #expect(visit.session.memory < 1_000_000)
  }

  @Test func document_ofAListThatIsNotLong_hasAllRows_andNoGap() {
    let visit = Visit(List(0..<1_000) { Row(number: $0) })
    let text = visit.connect()
    #expect(count("Row ", in: text) == 1_000)
    #expect(!text.contains("class=\"gap"))
  }

  @Test func document_ofMillionsOfRows_isNoHigherThanBrowsersScroll() {
    let visit = Visit(List(0..<10_000_000) { Row(number: $0) })
    let text = visit.connect()
    #expect(text.contains("height:8999910px"))
  }

  @Test func page_thatRequestsRows_getsThem_andLosesOthers() throws {
    let visit = Visit(List(0..<100_000) { Row(number: $0) })
    _ = visit.connect()
    let gap = try #require(visit.all(.rowGap).first).id
    try visit.send("\"rows\",50000,60,20", to: gap)
    #expect(visit.all(.row).count == 60)
    #expect(visit.tree.elements.values.contains { $0.attributes.text(.text) == "Row 50059: 0" })
    #expect(!visit.tree.elements.values.contains { $0.attributes.text(.text) == "Row 99: 0" })
    let batch = try #require(visit.batches.last)
    #expect(batch.event == 1)
    let json = "\(batch.patches)"
    #expect(json.contains("50000 60 100000"))
    // The gap before is as high as its rows were measured.
    #expect(json.contains("1000000px"))
  }

  @Test(arguments: [
    "\"rows\",-1,10,20", "\"rows\",0,501,20", "\"rows\",0,10,-3", "\"rows\",0,10,1e999",
    "\"rows\",0.5,10,20", "\"rows\",0,10", "\"rows\",1e14,10,null", "\"rows\",\"0\",10,20",
    "\"rows\"",
    "\"rows\",0,0,20", "\"rows\",null,null,null",
  ])
  func request_thatNoPageSends_isAnswered_andChangesNothing(values: String) throws {
    let visit = Visit(List(0..<100_000) { Row(number: $0) })
    _ = visit.connect()
    let gap = try #require(visit.all(.rowGap).first).id
    try visit.send(values, to: gap)
    #expect(visit.batches.last?.event == 1)
    #expect(visit.batches.last?.patches.isEmpty == true)
    #expect(visit.all(.row).count == 100)
  }

  @Test func sessionsMemory_isThatOfTheRowsInSight() throws {
    let whole = Visit(List(0..<1_000) { Row(number: $0) })
    let long = Visit(List(0..<100_000) { Row(number: $0) })
    _ = (whole.connect(), long.connect())
    #expect(long.session.memory < whole.session.memory)
    let gap = try #require(long.all(.rowGap).first).id
    for first in stride(from: 0, to: 90_000, by: 300) {
      try long.send("\"rows\",\(first),150,44", to: gap)
    }
    #expect(long.session.memory < whole.session.memory)
  }

  @Test func documents_thatHibernateWhileRowsComeAndGo_haveTheSamePatches() throws {
    let twins = Twins()
    let graph = ViewGraph(
      List(0..<5_000) { Row(number: $0) }.environment(\.rowWindows, RowWindowRule()),
      renderer: twins
    )
    twins.open()
    func element(_ kind: ElementKind) throws -> ElementID {
      try #require(twins.tree.elements.values.filter { $0.kind == kind }.map(\.id).min())
    }
    // The state of the row is kept while the row is away.
    try graph.send(.tap, to: element(.button))
    graph.flush()
    #expect(twins.agree("a press"))
    for (first, count) in [(50, 100), (2_000, 80), (4_950, 50), (0, 100), (20, 100), (0, 30)] {
      twins.hibernate(from: graph)
      try graph.send(
        .rows(RowRange(first: first, count: count, rowHeight: 44)),
        to: element(.rowGap)
      )
      graph.flush()
      #expect(twins.agree("rows from \(first)"))
      #expect(twins.areWrittenAlike())
      twins.hibernate(from: graph)
    }
    #expect(twins.tree.elements.values.contains { $0.attributes.text(.text) == "Row 0: 1" })
    #expect(twins.restCount > 6)
    graph.close()
  }
}
