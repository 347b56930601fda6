import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb

/// Tests of the scene storage of a browser's tab whose page is loaded again.
@MainActor
@Suite(.dependencies) struct SceneReloadTests {
  struct Draft: View {
    @SceneStorage("draft") var draft = "empty"
    @State var isDetailed = false

    var body: some View {
      Button("write") { draft += "+" }
      Button("more") { isDetailed = true }
      Text(verbatim: "draft \(draft)")
      if isDetailed { Detail() }
    }
  }

  struct Detail: View {
    @SceneStorage("detail") var detail = 1

    var body: some View {
      Button("count") { detail += 1 }
      Text(verbatim: "detail \(detail)")
    }
  }

  private func session() -> LiveSession {
    let session = LiveSession(id: Secret.make(), token: Secret.make(), options: HTMLOptions()) {
      ViewGraph(unseen: Draft(), renderer: $0)
    }
    _ = session.document(nonce: nil)
    return session
  }

  private func connect(_ session: LiveSession) {
    session.connect(lastBatch: 0, window: nil) { _ in }
  }

  private func press(_ index: Int, _ session: LiveSession) throws {
    let buttons = session.live.root.inOrder.filter { $0.kind == .button }
    try session.graph.send(.tap, to: buttons[index].id)
    session.graph.flush()
  }

  private func texts(_ session: LiveSession) -> [String] {
    session.live.root.inOrder.compactMap { $0.attributes.text(.text) }
      .filter { $0.contains(" ") }
  }

  @Test func values_ofTheSessionBefore_areTaken_andArePresentWhenTheyAreUsed() throws {
    let first = session()
    connect(first)
    try press(0, first)
    try press(1, first)
    try press(2, first)
    #expect(texts(first) == ["draft empty+", "detail 2"])
    first.disconnect()
    let second = session()
    second.takeScene(from: first)
    connect(second)
    #expect(texts(second) == ["draft empty+"])
    try press(1, second)
    #expect(texts(second) == ["draft empty+", "detail 2"])
    // The second page has copies of the values.
    try press(0, second)
    connect(first)
    #expect(texts(first) == ["draft empty+", "detail 2"])
    first.close()
    second.close()
  }

  @Test func values_areTakenOnce_beforeThePageHasConnected() throws {
    let (first, second) = (session(), session())
    connect(first)
    connect(second)
    try press(0, first)
    // The second page connects again, with the same values.
    second.disconnect()
    second.takeScene(from: first)
    connect(second)
    #expect(texts(second) == ["draft empty"])
    first.close()
    second.close()
  }

  @Test func sessionBefore_isFoundByItsVisitorAndSecretAlone() throws {
    let table = SessionTable(limits: ServerLimits()) { _ in }
    let (first, second) = (session(), session())
    table.add(first, visitor: "mira")
    table.add(second, visitor: "mira")
    func found(_ id: String, _ token: String, by visitor: String) throws -> Bool {
      let window = #"["Europe/Rome",1200,800,false,true,true]"#
      let hello = try #require(
        Hello(
          #"["hello",1,"\#(second.id)","\#(second.token)",0,\#(window),["\#(id)","\#(token)"]]"#
        )
      )
      return table.former(of: hello, visitor: visitor) === first
    }
    #expect(try found(first.id, first.token, by: "mira"))
    #expect(try !found(first.id, first.token, by: "otto"))
    #expect(try !found(first.id, second.token, by: "mira"))
    #expect(try !found(Secret.make(), first.token, by: "mira"))
    #expect(try !found(second.id, second.token, by: "mira"))
    table.closeAll(.goingAway)
  }
}

extension LiveElement {
  /// The element and all elements in it, in order.
  fileprivate var inOrder: [LiveElement] { [self] + children.flatMap(\.inOrder) }
}
