import Foundation
import Observation
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

/// Tests of kept addresses, which no view can open yet.
@MainActor
@Suite(.dependencies) struct KeptAddressTests {
  @Observable
  @MainActor
  final class Account {
    var user = ""
  }

  struct Members: App {
    var body: some Scene { WindowGroup { MembersView(account: Account()) } }
  }

  struct MembersView: View {
    let account: Account

    var body: some View {
      if account.user.isEmpty {
        Text("Who are you?")
      } else {
        TabView {
          NavigationStack {
            Text("All trips")
              .navigationTitle("Trips")
              .navigationDestination(for: Int.self) { number in
                if number < 100 {
                  Text("Trip \(number)")
                } else {
                  Text("No such trip").addressUnavailable()
                }
              }
          }
          .preferredColorScheme(.dark)
        }
      }
    }
  }

  /// Signs in on the first screen of the stack that handles the address.
  struct Inside: View {
    let account: Account

    var body: some View {
      NavigationStack {
        if account.user.isEmpty {
          Text("Who are you?")
        } else {
          Text("All trips").navigationDestination(for: Int.self) { Text("Trip \($0)") }
        }
      }
    }
  }

  struct SignedIn: App {
    let account = Account()
    init() { account.user = "Mira" }
    var body: some Scene { WindowGroup { MembersView(account: account) } }
  }

  @MainActor
  final class Sent {
    var texts: [String] = []
    var waiting: CheckedContinuation<Void, Never>?

    func add(_ text: String) {
      texts.append(text)
      waiting?.resume()
      waiting = nil
    }

    func wait(for words: String) async {
      while !texts.contains(where: { $0.contains(words) }) {
        await withCheckedContinuation { waiting = $0 }
      }
    }
  }

  private func session(_ view: some View) -> LiveSession {
    LiveSession(id: "1", token: "2", options: HTMLOptions()) {
      ViewGraph(unseen: view, renderer: $0)
    }
  }

  private func opens(_ path: String, _ session: LiveSession) throws -> Bool {
    session.open(try #require(URL(string: "http://localhost/\(path)")), path: path)
  }

  @Test(arguments: [true, false])
  func address_whileNobodyIsSignedIn_isKept_andOpensWhenSomebodyIs(isInside: Bool) async throws {
    let account = Account()
    let session =
      isInside ? session(Inside(account: account)) : session(MembersView(account: account))
    #expect(try opens("Int=4", session))
    #expect(session.document(nonce: nil).contains("Who are you?"))
    #expect(session.live.entry == HistoryEntry(depth: 0, path: "Int=4"))
    let sent = Sent()
    session.connect(lastBatch: 0, window: nil) { sent.add($0.text) }
    account.user = "Mira"
    await sent.wait(for: "Trip 4")
    #expect(session.live.location.entry == HistoryEntry(depth: 1, path: "Int=4"))
    #expect(session.live.keptAddress == nil)
    session.close()
  }

  @Test func keptAddress_thatStaysUnknown_isDiscarded() async throws {
    let account = Account()
    let session = session(MembersView(account: account))
    #expect(try opens("lagoon", session))
    _ = session.document(nonce: nil)
    let sent = Sent()
    session.connect(lastBatch: 0, window: nil) { sent.add($0.text) }
    account.user = "Mira"
    await sent.wait(for: "[\"u\",0,\"\"]")
    #expect(session.live.keptAddress == nil)
    session.close()
  }

  @Test func address_ofAnyLength_isNotKept() throws {
    for path in [String(repeating: "a/", count: 33), String(repeating: "a", count: 4_001)] {
      let session = session(MembersView(account: Account()))
      #expect(try !opens(path, session))
      #expect(session.live.keptAddress == nil)
      session.close()
    }
  }

  @Test func addresses_haveTheStatusOfWhatIsThere() async throws {
    try await AppServer.run(Members.self) { server in
      let kept = try await server.ask("/Int=4")
      #expect(kept.status == 200)
    }
    try await AppServer.run(SignedIn.self) { server in
      let known = try await server.ask("/Int=4")
      #expect(known.body.contains("Trip 4"))
      // The application says that the address is unavailable.
      let unavailable = try await server.ask("/Int=400")
      #expect(unavailable.status == 404)
      #expect(unavailable.body.contains("No such trip"))
      let nowhere = try await server.ask("/lagoon")
      #expect(nowhere.status == 404)
      #expect(nowhere.body.contains("<title>Not found – Trips</title>"))
      #expect(nowhere.body.contains("rel=\"stylesheet\"") && nowhere.body.contains("href=\"/\""))
    }
  }
}
