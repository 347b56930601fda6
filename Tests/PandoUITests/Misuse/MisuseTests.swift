import IssueReporting
import Observation
import OpenCombine
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests of misuse: each causes an issue that names the view and the fix.
@MainActor
struct MisuseTests {
  @Test func body_thatChangesState_isReported_andDrawnInTheNextTurn() {
    struct Meddler: View {
      @State var count = 0
      var body: some View {
        let _ = (count == 0) ? (count = 1) : ()
        Line("\(count)")
      }
    }
    var page: Page?
    withKnownIssue {
      page = Page(Meddler())
    } matching: { issue in
      let message = "\(issue)"
      return message.contains("'_count'") && message.contains("Meddler")
        && message.contains("change state in an action")
    }
    page?.graph.flush()
    #expect(page?.texts == ["1"])
  }

  @Test func object_whenChangedOnAnotherThread_isReported() async {
    // Sendable because nothing in it changes.
    final class Tide: ObservableObject, @unchecked Sendable {
      let objectWillChange = ObservableObjectPublisher()
    }
    struct Harbour: View {
      @ObservedObject var tide: Tide
      var body: some View {
        let _ = tide
        Line("open")
      }
    }
    let tide = Tide()
    let page = Page(Harbour(tide: tide))
    await withKnownIssue {
      await Task { @concurrent in tide.objectWillChange.send() }.value
    } matching: { issue in
      "\(issue)".contains("Tide") && "\(issue)".contains("another thread")
    }
    page.graph.close()
  }

  @Test func onChangeCycle_isReported_andEnds() {
    struct PingPong: View {
      @State var ping = 0
      @State var pong = 0
      var body: some View {
        Line("\(ping) \(pong)")
          .onChange(of: ping) { pong += 1 }
          .onChange(of: pong) { ping += 1 }
        Press("start") { ping += 1 }
      }
    }
    let page = Page(PingPong())
    withKnownIssue {
      page.press("start")
      page.graph.flush()
    } matching: { issue in
      "\(issue)".contains("PingPong") && "\(issue)".contains("set one another off")
    }
  }

  @Test func bindingCycle_isReported_andEnds() {
    var first: Binding<Int>!
    var second: Binding<Int>!
    var value = 0
    first = Binding(get: { value }, set: { second.wrappedValue = $0 })
    second = Binding(
      get: { value },
      set: {
        value = $0
        first.wrappedValue = $0
      }
    )
    withKnownIssue {
      first.wrappedValue = 3
    } matching: {
      "\($0)".contains("binding of Int was written while it was being written")
    }
    #expect(value == 3)
  }

  final class Session: ObservableObject {}

  @Observable
  final class Store {
    var items = 3
  }

  @Test func environmentObject_thatIsMissing_isReported_andTheViewIsNotDrawn() {
    struct Profile: View {
      @EnvironmentObject var session: Session
      var body: some View { Line("profile") }
    }
    var page: Page?
    withKnownIssue {
      page = Page(
        Column {
          Line("above")
          Profile()
        }
      )
    } matching: { issue in
      "\(issue)".contains(
        """
        Profile needs an object of type Session for its property 'session', and none of the views \
        around it put one into the environment. Put it there above Profile: \
        .environmentObject(session).
        """
      )
    }
    #expect(page?.texts == ["above"])
    #expect(page?.find(.problem) != nil)
  }

  @Test func observableObject_thatIsMissing_isReported_andDrawnOnceItIsThere() {
    struct Shelf: View {
      @Environment(Store.self) var store
      var body: some View { Line("\(store.items)") }
    }
    struct Optional: View {
      @Environment(Store.self) var store: Store?
      var body: some View { Line(store == nil ? "none" : "some") }
    }
    struct Root: View {
      @State var store: Store?
      var body: some View {
        Column {
          Shelf()
          Optional()
        }
        .environment(store)
        Press("open") { store = Store() }
      }
    }
    var page: Page!
    withKnownIssue {
      page = Page(Root())
    } matching: {
      "\($0)".contains("Shelf needs an object of type Store")
        && "\($0)".contains(".environment(store)")
    }
    #expect(page.texts == ["none"])
    page.press("open")
    page.graph.flush()
    #expect(page.texts == ["3", "some"])
    #expect(page.find(.problem) == nil)
  }

  @Test func duplicateIdentities_areReported_andTheFirstKeepsItsState() {
    struct Row: View {
      let name: String
      @State var first: String?
      var body: some View {
        Line("\(name) \(first ?? "-")").onAppear { first = first ?? name }
      }
    }
    struct People: View {
      @State var names = ["Ann", "Bo"]
      var body: some View {
        ForEach(names, id: \.count) { Row(name: $0) }
        Press("duplicate") { names = ["Ann", "Bo", "Eve", "Al"] }
        Press("remove") { names = ["Bo", "Eve"] }
      }
    }
    let page = Page(People())
    withKnownIssue {
      page.press("duplicate")
      page.graph.flush()
    } matching: {
      "\($0)".contains("The ForEach in People has several elements with the same identity: 3, 2")
    }
    #expect(page.texts == ["Ann Ann", "Bo Bo", "Eve Eve", "Al Al"])
    page.press("remove")
    page.graph.flush()
    #expect(page.texts == ["Bo Bo", "Eve Ann"])
  }
}
