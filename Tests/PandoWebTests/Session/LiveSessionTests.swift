import Foundation
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

/// Tests of the messages between a session and its page.
@MainActor
@Suite struct LiveSessionTests {
  struct Counter: View {
    @State var count = 0
    @State var name = ""
    var body: some View {
      VStack {
        Text("Count: \(count)")
        Button("More") { count += 1 }
        TextField(
          "Name",
          text: Binding {
            name
          } set: {
            name = String($0.prefix(5)).uppercased()
          }
        )
        Toggle("Never", isOn: .constant(false))
      }
    }
  }

  @MainActor
  final class Wire {
    var frames: [WireValue] = []
    /// The last frame as text. It is not parsed, because a document is nested deeper than a page's
    /// frames may be.
    var last = ""
    func take() -> [WireValue] {
      defer { frames = [] }
      return frames
    }
  }

  let wire = Wire()
  let tree = ElementTree()

  private func session() -> LiveSession {
    LiveSession(id: "1", token: "2", options: HTMLOptions()) { renderer in
      ViewGraph(Counter(), renderer: Both(renderer, tree))
    }
  }

  private func connect(_ session: LiveSession, after batch: Int = 0) {
    session.connect(lastBatch: batch, window: nil) { [wire] batch in
      wire.last = batch.text
      if let value = WireValue(json: batch.text) { wire.frames.append(value) }
    }
  }

  /// A browser waits for the start tag of the element that `expect` names, so that element has to
  /// be the last one.
  @Test func document_untilItIsThere_isNotPainted() throws {
    let page = try Page(session().document(nonce: nil))
    let end = try page.one("//head/link[@rel='expect']")
    #expect(end["blocking"] == "render")
    let last = try page.one("//body/*[last()]")
    #expect("#" + (last["id"] ?? "") == end["href"])
    // Screen readers read its text when it changes; it is not visible.
    #expect(last["role"] == "status" && last["class"] == "vh" && last.words.isEmpty)
  }

  /// The number of the first element of a kind.
  private func element(_ kind: ElementKind) throws -> Int {
    try #require(tree.elements.values.filter { $0.kind == kind }.map(\.id).min()).number
  }

  private func words(_ frame: WireValue?) -> [String] {
    guard case .list(let parts)? = frame, case .list(let steps) = parts[2] else { return [] }
    return steps.map { "\($0)" }
  }

  @Test func animation_whileNobodyIsConnected_isNotPlayedLater() throws {
    struct Board: View {
      @State var count = 0
      var body: some View {
        Button("Count: \(count)") { withAnimation { count += 1 } }
      }
    }
    let tree = tree
    let session = LiveSession(id: "1", token: "2", options: HTMLOptions()) { renderer in
      ViewGraph(Board(), renderer: Both(renderer, tree))
    }
    _ = session.document(nonce: nil)
    connect(session)
    let button = try element(.button)
    try session.receive(["[1,\(button),\"tap\"]"])
    #expect(words(wire.take().last).contains { $0.contains("\"m\"") })
    session.disconnect()
    try session.graph.send(.tap, to: ElementID(button))
    session.graph.flush()
    connect(session, after: 1)
    let steps = words(wire.take().last)
    #expect(steps.contains { $0.contains("Count: 2") })
    #expect(!steps.contains { $0.contains("\"m\"") })
    session.close()
  }

  @Test(arguments: ["shortcut", "tap"])
  func press_afterWhatWasTyped_isJudgedByWhatThatMadeOfTheButton(kind: String) throws {
    struct Composer: View {
      @State var text = ""
      @State var sent: [String] = []
      var body: some View {
        VStack {
          TextField("Message", text: $text)
          Button("Send") {
            sent.append(text)
            text = ""
          }
          .keyboardShortcut(.return, modifiers: .command)
          .disabled(text.isEmpty)
          Text("Sent: \(sent.joined(separator: ","))")
        }
      }
    }
    let tree = tree
    let session = LiveSession(id: "1", token: "2", options: HTMLOptions()) { renderer in
      ViewGraph(Composer(), renderer: Both(renderer, tree))
    }
    defer { session.close() }
    _ = session.document(nonce: nil)
    connect(session)
    let (field, button) = try (element(.textField), element(.button))
    // The button is disabled, so the event is dropped, and answered.
    try session.receive(["[1,\(button),\"\(kind)\"]"])
    #expect(words(wire.take().last).isEmpty)
    // The events come in one message and take effect one after the other. Typing after them belongs
    // to the next message.
    try session.receive([
      "[2,\(field),\"change\",\"text\",\"one\"]", "[3,\(button),\"\(kind)\"]",
      "[4,\(button),\"\(kind)\"]",
    ])
    #expect(words(wire.take().last).contains { $0.contains("Sent: one\"") })
    try session.receive(["[5,\(field),\"change\",\"text\",\"two\"]"])
    try session.receive(["[6,\(button),\"\(kind)\"]"])
    #expect(words(wire.take().last).contains { $0.contains("Sent: one,two\"") })
  }

  @Test func press_isAnsweredByOneStep() throws {
    let session = session()
    let html = session.document(nonce: nil)
    #expect(html.contains("<meta content=\"1 2 0\" name=\"pando\""))
    connect(session)
    let button = try element(.button)
    try session.receive(["[1,\(button),\"tap\"]"])
    let frames = wire.take()
    #expect(frames.count == 1)
    let text = try element(.text)
    let step = WireValue.list([.text("t"), .text("p\(text)"), .text("Count: 1")])
    #expect(frames.first == .list([.number(1), .number(1), .list([step])]))
    session.close()
  }

  @Test func events_thatCameTogether_areOneBatch() throws {
    let session = session()
    _ = session.document(nonce: nil)
    let button = try element(.button)
    connect(session)
    try session.receive((1...50).map { "[\($0),\(button),\"tap\"]" })
    let frames = wire.take()
    #expect(frames.count == 1)
    #expect("\(frames)".contains("Count: 50"))
    session.close()
  }

  @Test func eventThatWasAnswered_isNotHandledAgain() throws {
    let session = session()
    _ = session.document(nonce: nil)
    let button = try element(.button)
    connect(session)
    try session.receive(["[1,\(button),\"tap\"]", "[1,\(button),\"tap\"]", "[2,\(button),\"tap\"]"])
    #expect("\(wire.take())".contains("Count: 2"))
    #expect(throws: PageError.self) { try session.receive(["[4,\(button),\"tap\"]"]) }
    #expect(throws: PageError.unreadable) { try session.receive(["{}"]) }
    session.close()
  }

  @Test func eventThatChangesNothing_isAnswered() throws {
    let session = session()
    _ = session.document(nonce: nil)
    connect(session)
    try session.receive(["[1,999,\"tap\"]"])
    #expect(wire.take() == [.list([.number(1), .number(1), .list([])])])
    session.close()
  }

  @Test func value_thatTheBrowserHas_isNotSentBack_andOneThatWasChanged_is() throws {
    let session = session()
    _ = session.document(nonce: nil)
    connect(session)
    let field = try element(.textField)
    try session.receive(["[1,\(field),\"change\",\"text\",\"ADA\"]"])
    #expect(words(wire.take().first).isEmpty)
    try session.receive(["[2,\(field),\"change\",\"text\",\"ADAb\"]"])
    #expect(words(wire.take().first).joined().contains("ADAB"))
    session.close()
  }

  @Test func control_thatTheApplicationDoesNotFollow_isSetBack() throws {
    let session = session()
    _ = session.document(nonce: nil)
    connect(session)
    let toggle = try element(.toggle)
    try session.receive(["[1,\(toggle),\"change\",\"flag\",true]"])
    #expect(words(wire.take().first).joined().contains("checked"))
    session.close()
  }

  @Test func page_thatComesBack_getsWhatItMissed() throws {
    let session = session()
    _ = session.document(nonce: nil)
    let button = try element(.button)
    connect(session)
    for number in 1...5 { try session.receive(["[\(number),\(button),\"tap\"]"]) }
    let frames = wire.take()
    session.disconnect()
    connect(session, after: 3)
    #expect(wire.take() == Array(frames[3...]))
    session.close()
  }

  @Test func page_thatMissedTooMuch_getsEverythingAnew() throws {
    let session = session()
    _ = session.document(nonce: nil)
    let button = try element(.button)
    connect(session)
    for number in 1...(BatchHistory.maxCount + 1) {
      try session.receive(["[\(number),\(button),\"tap\"]"])
    }
    _ = wire.take()
    connect(session, after: 1)
    let (batch, event) = (BatchHistory.maxCount + 2, BatchHistory.maxCount + 1)
    #expect(wire.last.hasPrefix("[\(batch),\(event),[[\"r\",\"p0\","))
    #expect(wire.last.contains("Count: \(event)"))
    // From this batch on, the page gets patches.
    try session.receive(["[\(BatchHistory.maxCount + 2),\(button),\"tap\"]"])
    #expect(words(wire.take().first).joined().contains("\"t\""))
    session.close()
  }

  /// A connection that can be congested.
  @MainActor
  final class Reader: PageConnection {
    var isCongested = false
    func close(_ error: PageError) {}
  }

  @Test func changesForASlowReader_arePutTogether() throws {
    let session = session()
    _ = session.document(nonce: nil)
    let reader = Reader()
    session.socketOpened(reader)
    connect(session)
    reader.isCongested = true
    let button = try element(.button)
    for number in 1...50 { try session.receive(["[\(number),\(button),\"tap\"]"]) }
    #expect(wire.take() == [])
    reader.isCongested = false
    session.socketBecameWritable()
    let frames = wire.take()
    #expect(frames.count == 1)
    let text = try element(.text)
    #expect(
      frames.first
        == .list([
          .number(1), .number(50),
          .list([.list([.text("t"), .text("p\(text)"), .text("Count: 50")])]),
        ])
    )
    session.close()
  }

  @Test func reader_whenTooSlowForWhatItMissed_leavesTheSessionDetached() throws {
    let session = session()
    _ = session.document(nonce: nil)
    let button = try element(.button)
    connect(session)
    for number in 1...3 { try session.receive(["[\(number),\(button),\"tap\"]"]) }
    session.disconnect()
    // A socket does this when it closes because too much waits.
    session.connect(lastBatch: 1, window: nil) { _ in session.disconnect() }
    #expect(session.graph.isPaused)
    #expect(session.live.collectsPatches)
    _ = wire.take()
    connect(session, after: 1)
    #expect(wire.take().count == 2)
    session.close()
  }

  @Test func reader_whenTooSlowForABatch_leavesChangesCollected() throws {
    let session = session()
    _ = session.document(nonce: nil)
    let button = try element(.button)
    session.connect(lastBatch: 0, window: nil) { _ in session.disconnect() }
    try session.receive(["[1,\(button),\"tap\"]"])
    #expect(session.graph.isPaused)
    #expect(session.live.collectsPatches)
    session.close()
  }

  @Test func changesWithoutAConnection_areCombined() throws {
    let session = session()
    _ = session.document(nonce: nil)
    connect(session)
    let button = try element(.button)
    try session.receive(["[1,\(button),\"tap\"]"])
    _ = wire.take()
    session.disconnect()
    for number in 2...40 { try session.receive(["[\(number),\(button),\"tap\"]"]) }
    connect(session, after: 1)
    #expect(wire.take().count == 1)
    #expect(wire.last.contains("Count: 40"))
    session.close()
  }

  @Test func tooMuchRemoved_whileDisconnected_isWrittenAnew() throws {
    struct Rows: View {
      @State var start = 0
      var body: some View {
        Button("Next") { start += 400 }
        ForEach(start..<start + 400, id: \.self) { Text(verbatim: "Row \($0)") }
      }
    }
    let session = LiveSession(id: "1", token: "2", options: HTMLOptions()) { renderer in
      ViewGraph(Rows(), renderer: Both(renderer, tree))
    }
    _ = session.document(nonce: nil)
    let button = try element(.button)
    for number in 1...5 { try session.receive(["[\(number),\(button),\"tap\"]"]) }
    connect(session)
    #expect(wire.last.contains("[\"r\",\"p0\""))
    #expect(wire.last.contains("Row 2399"))
    #expect(!wire.last.contains("Row 1999"))
    session.close()
  }
}
