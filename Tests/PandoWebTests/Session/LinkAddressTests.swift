import Foundation
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb

/// Tests of the addresses that links to screens have in the document.
@MainActor
@Suite(.dependencies) struct LinkAddressTests {
  /// A stack with links on each of its screens.
  struct Numbers: View {
    @State var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("Four", value: 4)
          NavigationLink("Own screen") { Text("none") }
          NavigationLink("Disabled", value: 5).disabled(true)
        }
        .navigationDestination(for: Int.self) { number in
          NavigationLink("Next", value: number + 1)
        }
      }
    }
  }

  /// A stack of values of any type.
  struct Anything: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Word", value: "a b/ä").navigationDestination(for: String.self) { word in
          NavigationLink("Number", value: 7).navigationTitle(word)
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
  }

  struct Tabs: View {
    @State var tab = "home"
    let word: String

    var body: some View {
      TabView(selection: $tab) {
        Words(title: "Home", word: word).tabItem { Text("Home") }.tag("home")
        Words(title: "Second", word: "four").tabItem { Text("Second") }.tag("second")
      }
    }
  }

  struct Words: View {
    let title: String
    let word: String
    @State var path: [String] = []

    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink(title, value: word)
          .navigationDestination(for: String.self) { Text("the word \($0)") }
      }
    }
  }

  struct Columns: View {
    var body: some View {
      NavigationSplitView {
        NavigationLink("Seven", value: 7)
          .navigationDestination(for: Int.self) { number in
            Numbers().navigationTitle("Number \(number)")
          }
      } detail: {
        Text("nothing yet")
      }
    }
  }

  struct Sheet: View {
    @State var isShown = true

    var body: some View {
      Text("below").sheet(isPresented: $isShown) { Numbers() }
    }
  }

  /// A link beside rows that are selected.
  struct Boxes: View {
    @State var box: String?

    var body: some View {
      NavigationSplitView {
        List(["inbox", "bin"], id: \.self, selection: $box) { Text($0) }
      } detail: {
        NavigationStack {
          NavigationLink("Mail", value: 4).navigationDestination(for: Int.self) {
            Text("mail \($0)")
          }
        }
      }
    }
  }

  private func document(_ view: some View, at path: String = "", basePath: String? = "") throws
    -> (text: String, entry: String)
  {
    var options = HTMLOptions()
    options.basePath = basePath
    let session = LiveSession(id: "1", token: "2", options: options) {
      ViewGraph(unseen: view, renderer: $0)
    }
    defer { session.close() }
    #expect(session.open(try #require(URL(string: "http://localhost/\(path)")), path: path))
    return (session.document(nonce: nil), session.live.entry.path)
  }

  private func addresses(_ document: String) -> [String] {
    document.matches(of: /<a [^>]*href="([^"]*)"/).map { String($0.1) }
  }

  @Test func link_ofAStack_addsItsValueToTheAddressOfItsScreen() throws {
    #expect(try addresses(document(Numbers()).text) == ["/4"])
    #expect(try addresses(document(Numbers(), at: "4").text).contains("/4/5"))
    #expect(try addresses(document(Numbers(), at: "4/5").text).contains("/4/5/6"))
    #expect(try addresses(document(Anything()).text) == ["/String=a%20b%2F%C3%A4"])
    #expect(
      try addresses(document(Anything(), at: "String=x").text).contains("/String=x/Int=7")
    )
    #expect(try addresses(document(Columns()).text) == ["/Int=7"])
  }

  /// A visitor who opens the address of a link sees the target of the link, and the page has that
  /// address.
  @Test(arguments: ["four", "second", "home"])
  func addressOfALink_inATab_leadsToItsScreen(word: String) throws {
    let tabs = Tabs(word: word)
    for start in ["", "second"] {
      for address in try addresses(document(tabs, at: start).text) {
        let page = try document(tabs, at: String(address.dropFirst()))
        #expect("/" + page.entry == address)
        #expect(page.text.contains("the word \(address.hasPrefix("/second/") ? "four" : word)"))
      }
    }
    #expect(try addresses(document(tabs).text).contains(word == "four" ? "/four" : "/home/\(word)"))
  }

  @Test func basePath_isBeforeTheAddress_andWithoutOneThereIsNone() throws {
    #expect(try addresses(document(Numbers(), basePath: "/app").text) == ["/app/4"])
    #expect(try addresses(document(Numbers(), basePath: nil).text).isEmpty)
  }

  @Test func link_besideAColumn_followsWhatIsChosenThere() throws {
    #expect(try addresses(document(Boxes()).text) == ["/Int=4"])
    #expect(try addresses(document(Boxes(), at: "inbox").text) == ["/inbox/Int=4"])
    #expect(try document(Boxes(), at: "bin/Int=4").text.contains("mail 4"))
    let session = LiveSession(id: "1", token: "2", options: HTMLOptions()) {
      ViewGraph(unseen: Boxes(), renderer: $0)
    }
    session.live.basePath = ""
    defer { session.close() }
    _ = session.document(nonce: nil)
    var batches: [Batch] = []
    session.connect(lastBatch: 0, window: nil) { batches.append($0) }
    let rows = session.live.root.all.filter { $0.kind == .row }
    try session.graph.send(.tap, to: try #require(rows.last).id)
    session.graph.flush()
    #expect(batches.contains { $0.text.contains("bin/Int=4") })
  }

  @Test func link_inASheet_hasNone() throws {
    let text = try document(Sheet()).text
    #expect(text.contains("Four"))
    #expect(addresses(text).isEmpty)
  }

  @Test func link_whosePathChanges_isDrawnAgain() throws {
    let session = LiveSession(id: "1", token: "2", options: HTMLOptions()) {
      ViewGraph(unseen: Changing(), renderer: $0)
    }
    session.live.basePath = ""
    defer { session.close() }
    #expect(addresses(session.document(nonce: nil)) == ["/1"])
    let button = try #require(session.live.root.all.first { $0.kind == .button })
    try session.graph.send(.tap, to: button.id)
    session.graph.flush()
    #expect(addresses(session.document(nonce: nil)) == ["/2"])
  }

  struct Changing: View {
    @State var path: [Int] = []
    @State var number = 1

    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Go", value: number).navigationDestination(for: Int.self) { Text("\($0)") }
        Button("More") { number += 1 }
      }
    }
  }
}
