import Foundation
import PandoDependencies
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb

/// Tests of client commands, which a page carries out once each.
@MainActor
@Suite struct ClientCommandTests {
  struct Desk: View {
    @Environment(\.openURL) private var openURL
    @State private var count = 0
    @State private var isExporting = false

    var body: some View {
      VStack {
        Text("Count \(count)")
        Button("Copy") {
          count += 1
          UIPasteboard.general.string = "words \(count)"
        }
        Button("Open") { if let url = URL(string: "https://example.org/a?b") { openURL(url) } }
        Button("Run") { if let url = URL(string: "javascript:alert(1)") { openURL(url) } }
        Button("Save") { isExporting = true }
        Button("Count") { count += 1 }
      }
      .fileExporter(
        isPresented: $isExporting,
        item: "bread, milk",
        defaultFilename: "Einkäufe",
        onCompletion: { _ in }
      )
    }
  }

  @MainActor
  final class Page {
    let tree = ElementTree()
    let clientCommands = ClientCommands(session: "s1", token: "t1", base: "/notes/pando")
    private(set) var session: LiveSession!
    private(set) var frames: [String] = []
    private var events = 0

    init() {
      session = withDependencies {
        $0.clipboard = clientCommands.clipboard
      } operation: {
        LiveSession(id: "s1", token: "t1", options: HTMLOptions(), clientCommands: clientCommands) {
          renderer in
          ViewGraph(Desk(), renderer: Both(renderer, tree)) {
            clientCommands.equip(&$0)
          }
        }
      }
      _ = session.document(nonce: nil)
    }

    func connect(after batch: Int = 0) {
      session.connect(lastBatch: batch, window: nil) { [weak self] in self?.frames.append($0.text) }
    }

    /// Presses the button with a title, and returns the frames of the answer.
    @discardableResult
    func press(_ title: String) throws -> [String] {
      let button = try #require(
        tree.elements.values.first { element in
          element.kind == .button
            && tree.children(of: element.id).contains { $0.attributes.text(.text) == title }
        }
      )
      frames = []
      events += 1
      try session.receive(["[\(events),\(button.id.number),\"tap\"]"])
      return frames
    }

    func take() -> [String] {
      defer { frames = [] }
      return frames
    }
  }

  @Test func copy_goesOutWithTheAnswer() throws {
    let page = Page()
    page.connect()
    let frames = try page.press("Copy")
    #expect(frames.count == 1)
    #expect(frames[0].hasPrefix("[1,1,[[\"t\","))
    #expect(frames[0].hasSuffix(",[\"copy\",\"words 1\"]]]"))
    #expect(page.clientCommands.clipboard.text == "words 1")
    page.session.close()
  }

  @Test func address_isOpened_ifItIsSafe() throws {
    let page = Page()
    page.connect()
    #expect(try page.press("Open") == ["[1,1,[[\"open\",\"https://example.org/a?b\"]]]"])
    #expect(try page.press("Run") == ["[2,2,[]]"])
    page.session.close()
  }

  @Test func commands_thatAPageMissed_comeOnce() throws {
    let page = Page()
    page.connect()
    try page.press("Copy")
    page.session.disconnect()
    // The batch was applied, but its acknowledgement was lost.
    page.connect(after: 1)
    #expect(page.take().filter { $0.contains("copy") }.count == 1)
    page.session.disconnect()
    page.connect(after: 1)
    #expect(page.take().isEmpty)
    page.session.close()
  }

  @Test func commands_whenEverythingIsWrittenAnew_areNeitherLostNorRepeated() throws {
    let page = Page()
    page.connect()
    try page.press("Copy")
    try page.press("Open")
    for _ in 0..<(BatchHistory.maxCount + 1) { try page.press("Count") }
    _ = page.take()
    page.session.disconnect()
    page.connect(after: 1)
    let first = page.take().last ?? ""
    #expect(first.contains("[\"r\",\"p0\""))
    #expect(!first.contains("\"copy\""))
    #expect(first.hasSuffix(",[\"open\",\"https://example.org/a?b\"]]]"))
    // The command is not lost when that batch is lost with others.
    for _ in 0..<(BatchHistory.maxCount + 1) { try page.press("Count") }
    _ = page.take()
    page.session.disconnect()
    page.connect(after: 1)
    let second = page.take().last ?? ""
    #expect(second.components(separatedBy: "\"open\"").count == 2)
    // The command is not sent again if its batch was applied.
    for _ in 0..<(BatchHistory.maxCount + 1) { try page.press("Count") }
    _ = page.take()
    page.session.disconnect()
    let batch = try #require(Int(second.dropFirst().prefix { $0 != "," }))
    page.connect(after: batch)
    #expect(page.take().last?.contains("\"open\"") == false)
    page.session.close()
  }

  @Test func commands_beforeTheDocument_waitForThePage() {
    let clientCommands = ClientCommands(session: "s1", token: "t1")
    clientCommands.clipboard.copy("early")
    var orders: [Patch] = []
    clientCommands.connect { orders.append($0) }
    clientCommands.clipboard.copy("late")
    #expect(orders == [.copy("early"), .copy("late")])
    clientCommands.close()
    clientCommands.clipboard.copy("too late")
    #expect(orders.count == 2)
  }

  @Test func announcements_areWordsOfThePlaceThatScreenReadersRead() async {
    let clientCommands = ClientCommands(session: "s1", token: "t1")
    var orders: [Patch] = []
    clientCommands.connect { orders.append($0) }
    var urgent = AttributedString("Fire")
    urgent.accessibilitySpeechAnnouncementPriority = .high
    withDependencies {
      $0.announcer = clientCommands.announcer
    } operation: {
      AccessibilityNotification.Announcement("Added").post()
      AccessibilityNotification.Announcement("Added").post()
      AccessibilityNotification.Announcement(urgent).post()
    }
    #expect(await yieldUntil { orders.count >= 6 })
    let place = NodeAddress(name: "pando-end")
    #expect(
      orders == [
        // The announcement differs by a space at its end, so that assistive technology reads the
        // same words again.
        .attribute(place, .ariaLive, nil), .text(place, "Added"),
        .attribute(place, .ariaLive, nil), .text(place, "Added\u{A0}"),
        .attribute(place, .ariaLive, "assertive"), .text(place, "Fire"),
      ]
    )
  }

  @Test func download_isOfferedOnce_andNotForever() async throws {
    let clock = TestClock()
    let page = withDependencies {
      $0.continuousClock = clock
    } operation: {
      Page()
    }
    page.connect()
    func save() throws -> (address: String, secret: String) {
      let frame = try page.press("Save").last ?? ""
      let match = try #require(
        frame.firstMatch(of: /\["save","(\/notes\/pando\/download\/s1\/([0-9a-f]{32})\/[^"]*)"\]/)
      )
      return (String(match.1), String(match.2))
    }
    let first = try save()
    #expect(first.address.hasSuffix("/Eink%C3%A4ufe.txt"))
    #expect(page.clientCommands.takeDownload(first.secret)?.data == Data("bread, milk".utf8))
    #expect(page.clientCommands.takeDownload(first.secret) == nil)
    let second = try save()
    #expect(second.secret != first.secret)
    #expect(page.clientCommands.download(second.secret) != nil)
    await clock.waitForSleepers()
    await clock.advance(by: ClientCommands.downloadTime)
    #expect(await yieldUntil { page.clientCommands.download(second.secret) == nil })
    page.session.close()
  }
}
