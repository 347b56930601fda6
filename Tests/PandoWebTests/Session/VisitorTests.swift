import HTTPTypes
import PandoSharing
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb

/// What visitors share, and what they do not.
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

  private func session(_ pages: Pages, visitor: String) -> any PageSession {
    pages.factory(
      PageRequest(
        path: "/",
        query: nil,
        headers: HTTPFields(),
        visitor: visitor,
        identity: nil,
        locale: nil,
        addresses: PageAddresses(basePath: "", script: "/c.js", styleSheet: "/s.css", socket: "/s")
      )
    )
  }

  @Test(.dependencies) func change_ofOneVisitor_isSeenByAnotherOnlyWhereTheProcessSharesIt() throws
  {
    let pages = Pages(app: Tally.self)
    let first = session(pages, visitor: "a")
    let second = session(pages, visitor: "b")
    _ = first.document(nonce: "n")
    first.connect(lastBatch: 0) { _ in }
    // Whatever answers a press is pressed.
    for number in 1...20 { try first.receive("[\(number),\(number),\"tap\"]") }
    #expect(first.document(nonce: "n").contains("mine 1 kept 1 ours 1"))
    #expect(second.document(nonce: "n").contains("mine 0 kept 0 ours 1"))
    first.close()
    second.close()
  }
}
