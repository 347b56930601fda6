import Foundation
import HTTPTypes
import PandoDependencies
import PandoSharing
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb

/// Tests of values that visitors share, and values that each visitor has alone.
@MainActor
@Suite struct VisitorTests {
  struct Tally: App {
    var body: some Scene { WindowGroup { TallyView() } }
  }

  struct TallyView: View {
    @Shared(.inMemory("mine")) var mine = 0
    @AppStorage("kept") var kept = 0
    @Shared(.inMemory("ours", scope: .process)) var ours = 0

    var body: some View {
      Text(verbatim: "mine \(mine) kept \(kept) ours \(ours)")
      Button("Add") {
        $mine.withLock { $0 += 1 }
        kept += 1
        $ours.withLock { $0 += 1 }
      }
    }
  }

  private func session(
    _ pages: Pages,
    visitor: String,
    identity: String? = nil
  ) -> any PageSession {
    let request = PageRequest(
      path: "/",
      query: nil,
      headers: HTTPFields(),
      visitor: visitor,
      identity: identity,
      locale: nil,
      addresses: PageAddresses(basePath: "", script: "/c.js", styleSheet: "/s.css", socket: "/s")
    )
    return pages.factory(request)()
  }

  /// Presses every element that handles a press.
  private func press(_ session: any PageSession) throws {
    _ = session.document(nonce: "n")
    session.connect(lastBatch: 0, window: nil) { _ in }
    for number in 1...20 { try session.receive(["[\(number),\(number),\"tap\"]"]) }
  }

  @Test(.dependencies) func change_ofOneVisitor_isSeenByAnotherOnlyWhereTheProcessSharesIt() throws
  {
    let pages = Pages(app: Tally.self)
    let first = session(pages, visitor: "a")
    let second = session(pages, visitor: "b")
    try press(first)
    #expect(first.document(nonce: "n").contains("mine 1 kept 1 ours 1"))
    #expect(second.document(nonce: "n").contains("mine 0 kept 0 ours 1"))
    first.close()
    second.close()
  }

  @Test(.dependencies) func memoryOfAPage_endsWithThePage() async throws {
    let pages = Pages(app: Remembered.self)
    do {
      let session = session(pages, visitor: "a")
      try press(session)
      #expect(Remembered.memory != nil)
      session.close()
    }
    await yieldUntil { Remembered.memory == nil }
    #expect(Remembered.memory == nil)
  }

  /// Exposes the memory of its last page.
  struct Remembered: App {
    @MainActor static weak var memory: InMemoryStorage?

    var body: some Scene { WindowGroup { RememberedView() } }
  }

  struct RememberedView: View {
    @Dependency(\.defaultInMemoryStorage) var memory
    @Shared(.inMemory("mine")) var mine = 0

    var body: some View {
      Button("\(mine)") {
        $mine.withLock { $0 += 1 }
        Remembered.memory = memory
      }
    }
  }

  @Test(.dependencies) func appStorage_isSharedByThePagesOfAVisitor_andByNoOthers() throws {
    let pages = Pages(app: Tally.self)
    let first = session(pages, visitor: "a1a1a1a1a1a1a1a1")
    let second = session(pages, visitor: "a1a1a1a1a1a1a1a1")
    let other = session(pages, visitor: "b2b2b2b2b2b2b2b2")
    try press(first)
    #expect(second.document(nonce: "n").contains("mine 0 kept 1 ours 1"))
    #expect(other.document(nonce: "n").contains("mine 0 kept 0 ours 1"))
    // A signed-in user is another visitor, in the same browser.
    let signedIn = session(pages, visitor: "a1a1a1a1a1a1a1a1", identity: "ada")
    #expect(signedIn.document(nonce: "n").contains("mine 0 kept 0 ours 1"))
    for session in [first, second, other, signedIn] { session.close() }
  }

  @Test(.dependencies) func appStorage_isBackAfterARestart() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var configuration = ServerConfiguration()
    configuration.dataFolder = folder.path()
    let visitor = "c3c3c3c3c3c3c3c3"
    for launch in 1...3 {
      let pages = Pages(app: Tally.self, configuration: configuration)
      let page = session(pages, visitor: visitor)
      #expect(page.document(nonce: "n").contains("kept \(launch - 1) "))
      try press(page)
      page.close()
      PendingSaves.flushAppStorage(timeout: .seconds(30))
    }
    let visitors = folder.appending(path: "visitors")
    let names = try FileManager.default.contentsOfDirectory(atPath: visitors.path())
    #expect(names == ["c3c3c3c3c3c3c3c3.plist"])
    let mode = try FileManager.default.attributesOfItem(atPath: visitors.path())[.posixPermissions]
    #expect(mode as? Int == 0o700)
  }

  @Test(.dependencies) func visitor_isKnownToViewsAndModels() {
    let pages = Pages(app: Badge.self)
    let page = session(pages, visitor: "d4d4d4d4d4d4d4d4", identity: "ada")
    #expect(page.document(nonce: "n").contains("view ada model d4d4d4d4d4d4d4d4"))
    page.close()
  }

  struct Badge: App {
    var body: some Scene { WindowGroup { BadgeView() } }
  }

  struct BadgeView: View {
    @Environment(\.visitor) private var seen
    @Dependency(\.visitor) private var known

    var body: some View {
      Text(verbatim: "view \(seen?.identity ?? "nobody") model \(known?.id ?? "none")")
    }
  }
}
