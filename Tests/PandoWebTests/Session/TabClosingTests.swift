import HTTPTypes
import PandoUI
import Testing

@testable import PandoWeb

/// Tests of the tabs that `dismissWindow` closes.
@MainActor
@Suite struct TabClosingTests {
  private let table = SessionTable(limits: ServerLimits()) { _ in }

  private func session(of visitor: String, _ window: WindowRequest) -> StubSession {
    let request = PageRequest(
      path: "/",
      query: nil,
      headers: HTTPFields(),
      visitor: visitor,
      identity: nil,
      locale: nil,
      addresses: PageAddresses(basePath: "", script: "/c.js", styleSheet: "/s.css", socket: "/s")
    )
    let session = StubSession(request, windows: WindowList(request: window))
    table.add(session, visitor: visitor)
    return session
  }

  @Test func tabs_ofAWindow_areClosed_ofTheSameVisitorAlone() {
    let main = session(of: "ann", WindowRequest())
    let seven = session(of: "ann", WindowRequest(name: "Book", json: "7"))
    let eight = session(of: "ann", WindowRequest(name: "Book", json: "8"))
    let other = session(of: "ben", WindowRequest(name: "Book", json: "7"))
    let all = [main, seven, eight, other]
    main.windows?.close?(WindowRequest(name: "Book", json: "7"))
    #expect(all.map(\.closedTabs) == [0, 1, 0, 0])
    main.windows?.close?(WindowRequest(name: "Book"))
    #expect(all.map(\.closedTabs) == [0, 2, 1, 0])
    eight.windows?.close?(nil)
    #expect(all.map(\.closedTabs) == [0, 2, 2, 0])
    table.closeAll(.goingAway)
  }
}
