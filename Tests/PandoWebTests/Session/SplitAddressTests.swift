import Foundation
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb

/// Tests of the addresses of selections in split views.
@MainActor
@Suite(.dependencies) struct SplitAddressTests {
  enum Box: CaseIterable { case inbox, sent, bin }

  struct Mail: View {
    @State var box: Box?

    var body: some View {
      NavigationSplitView {
        List(selection: $box) {
          ForEach(Box.allCases, id: \.self) { box in Text("row of \(String(describing: box))") }
        }
      } detail: {
        if let box {
          NavigationStack {
            Text("mails of \(String(describing: box))")
              .navigationDestination(for: Int.self) { Text("mail \($0)") }
          }
        } else {
          Text("Choose a box")
        }
      }
    }
  }

  @MainActor
  final class Choices {
    var written: [Int] = []
    var number: Int? = nil
  }

  /// Rows whose selection is in another storage.
  struct Stored: View {
    let choices: Choices
    @State var shown: Int?

    var body: some View {
      let selection = Binding<Int?> {
        shown
      } set: { new in
        choices.written.append(new ?? 0)
        shown = new
      }
      NavigationSplitView {
        List(selection: selection) { ForEach(1..<4, id: \.self) { Text("row \($0)") } }
      } detail: {
        Text("detail \(shown ?? 0)")
      }
    }
  }

  /// Links with values, whose destinations the last column shows.
  struct Linked: View {
    var body: some View {
      NavigationSplitView {
        NavigationLink("Seven", value: 7)
          .navigationDestination(for: Int.self) { Text("number \($0)") }
      } detail: {
        Text("nothing yet")
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

  @Test(
    arguments: [
      ("", "Choose a box"), ("sent", "mails of sent"), ("bin/Int=4", "mail 4"),
    ]
  )
  func selection_isTheAddress_andIsOpened(path: String, words: String) throws {
    let session = session(Mail())
    #expect(try opens(path, session))
    #expect(session.document(nonce: nil).contains(words))
    #expect(session.live.entry.path == path)
    session.close()
  }

  @Test func row_whenPressed_isTheAddress() throws {
    let session = session(Mail())
    _ = session.document(nonce: nil)
    let rows = session.live.root.all.filter { $0.kind == .row }
    try session.graph.send(.tap, to: try #require(rows.dropFirst().first).id)
    session.graph.flush()
    #expect(session.live.location.entry == HistoryEntry(depth: 0, path: "sent"))
    session.close()
  }

  @Test func row_thatIsNotThere_leadsNowhere() throws {
    let session = session(Mail())
    #expect(try !opens("drafts", session))
    #expect(session.live.location.address.isEmpty)
    session.close()
  }

  @Test func request_writesNoSelection_untilSomebodyLooks() async throws {
    let choices = Choices()
    let session = session(Stored(choices: choices))
    #expect(try opens("2", session))
    _ = session.document(nonce: nil)
    #expect(choices.written.isEmpty)
    #expect(session.live.entry.path == "2")
    session.connect(lastBatch: 0, window: nil) { _ in }
    #expect(await yieldUntil { session.live.keptAddress == nil })
    #expect(choices.written == [2])
    #expect(session.live.location.address == ["2"])
    session.close()
  }

  @Test func link_inAColumn_isTheAddress() throws {
    let session = session(Linked())
    #expect(try opens("Int=7", session))
    #expect(session.document(nonce: nil).contains("number 7"))
    #expect(session.live.entry.path == "Int=7")
    session.close()
  }
}

extension LiveElement {
  /// The element and all elements in it.
  var all: [LiveElement] { [self] + children.flatMap(\.all) }
}
