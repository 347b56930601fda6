import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

/// Tests of the measures of a page, as a session takes them.
@MainActor
@Suite struct MeasureSessionTests {
  struct Room: View {
    @State var isShown = true
    var body: some View {
      VStack {
        Button("Hide") { isShown = false }
        GeometryReader { proxy in
          Text(verbatim: "\(proxy.size.width) at \(proxy.frame(in: .global).minY)")
        }
        if !isShown { Text("gone") }
        ForEach(0..<200, id: \.self) { Text(verbatim: "Row \($0)") }
      }
    }
  }

  /// A page that records the batches that it gets.
  @MainActor
  final class Visit {
    let tree = ElementTree()
    let session: LiveSession
    var batches: [Batch] = []
    private(set) var number = 0

    init(_ view: some View) {
      let tree = tree
      session = LiveSession(id: Secret.make(), token: Secret.make(), options: HTMLOptions()) {
        ViewGraph(view, renderer: Both($0, tree))
      }
    }

    func connect() -> String {
      let text = session.document(nonce: nil)
      session.connect(lastBatch: 0, window: nil) { [weak self] in self?.batches.append($0) }
      return text
    }

    func measure(_ entries: String, occasion: Int = 0) throws {
      number += 1
      try session.receive([PageText("[\(number),0,\"measure\",\(occasion),[\(entries)]]")])
    }

    func element(_ kind: ElementKind) throws -> ElementTree.Element {
      try #require(tree.elements.values.filter { $0.kind == kind }.min { $0.id < $1.id })
    }

    var texts: [String] { tree.elements.values.compactMap { $0.attributes.text(.text) } }
  }

  @Test func document_ofAMeasuredElement_requestsTheMeasure_andDrawsIt() throws {
    let visit = Visit(Room())
    let text = visit.connect()
    let reader = try visit.element(.geometry).id.number
    #expect(text.contains("data-measure=\"place\""))
    #expect(text.contains("geometry"))
    try visit.measure("[\(reader),300,200,8,44.5]")
    #expect(visit.texts.contains("300.0 at 44.5"))
    #expect(visit.batches.last?.event == 1)
    // Equal sizes are answered, and change nothing.
    try visit.measure("[\(reader),300.5,200,8,44]")
    #expect(visit.batches.last?.event == 2)
    #expect(visit.batches.last?.patches == [])
    visit.session.close()
  }

  @Test func measures_withoutARequest_areLeftOut() throws {
    let visit = Visit(Room())
    _ = visit.connect()
    let reader = try visit.element(.geometry).id.number
    let button = try visit.element(.button).id.number
    let before = visit.texts.sorted()
    for entry in [
      "[\(button),1,1]", "[99999,1,1]", "[-1,1,1]", "[\(reader),-1,5]", "[\(reader),1e999,5]",
      "[\(reader),1e9,5]", "[\(reader),null,5]", "[\(reader)]", "[]", "7", "\"x\"",
      "[\(reader),1,1,1e300,0]", "[\(reader),1,1,0,0,1e300,1,1,0]", "[\(reader),1,1,0,0,1,1,1,9]",
      "[1e15,1,1]", "[\(reader),1,1,2]",
    ] {
      try visit.measure(entry)
    }
    #expect(visit.texts.sorted() == before)
    #expect(visit.batches.last?.event == visit.number)
    visit.session.close()
  }

  @Test func messageOfTooManyMeasures_closesTheSocket() {
    let entries = Array(repeating: "[1,1,1]", count: 201).joined(separator: ",")
    #expect(PageFrame("[1,0,\"measure\",0,[\(entries)]]") == nil)
    #expect(PageFrame("[1,0,\"measure\",0.5,[]]") == nil)
    #expect(PageFrame("[1,0,\"measure\",0]") == nil)
    #expect(
      PageFrame("[1,0,\"measure\",3,[[4,5,6]]]")
        == .measures(
          number: 1,
          occasion: 3,
          [
            ElementMeasurement(
              id: ElementID(4),
              measure: ElementMeasure(size: CGSize(width: 5, height: 6))
            )
          ]
        )
    )
  }

  @Test func measuredSize_whenTheDocumentHibernates_isKept() throws {
    let visit = Visit(Room())
    _ = visit.connect()
    let reader = try visit.element(.geometry).id.number
    try visit.measure("[\(reader),300,200,0,10]")
    try visit.session.receive([PageText("[\"ack\",\(visit.batches.last?.number ?? 0)]")])
    _ = visit.session.hibernate()
    _ = visit.session.hibernate()
    #expect(visit.session.live.isHibernating)
    try visit.measure("[\(reader),300,200,0,50]")
    #expect(visit.texts.contains("300.0 at 50.0"))
    visit.session.close()
  }

  // MARK: Feedback

  /// Answers as a browser in which the reader has the width of the frame around it, and returns the
  /// rounds.
  private func answer(_ visit: Visit, rounds limit: Int) throws -> Int {
    let reader = try visit.element(.geometry).id.number
    var (sent, rounds): (Double?, Int) = (nil, 0)
    while rounds < limit {
      let width = try #require(
        visit.tree.elements.values.compactMap { $0.attributes.number(.width) }.first
      )
      if sent == width { break }
      sent = width
      try visit.measure("[\(reader),\(width),10]")
      rounds += 1
    }
    return rounds
  }

  @Test func feedback_thatHasNoEnd_isEnded_andNamesTheView() throws {
    let visit = Visit(Grower(step: 10, limit: .infinity))
    _ = visit.connect()
    var rounds = 0
    try withKnownIssue {
      rounds = try answer(visit, rounds: 1_000)
    } matching: { issue in
      "\(issue)".contains("Grower") && "\(issue)".contains("did not come to rest")
    }
    #expect(rounds > 5 && rounds < 30)
    visit.session.close()
  }

  @Test func feedback_thatComesToAnEnd_isFollowedToIt() throws {
    let visit = Visit(Grower(step: 10, limit: 160))
    _ = visit.connect()
    let rounds = try answer(visit, rounds: 1_000)
    #expect(rounds < 20)
    #expect(visit.tree.elements.values.contains { $0.attributes.number(.width) == 160 })
    visit.session.close()
  }
}
