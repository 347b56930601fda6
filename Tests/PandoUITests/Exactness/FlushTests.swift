import Observation
import PandoTestSupport
import PandoUI
import Testing

private struct OuterKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct InnerKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  fileprivate var outer: Int {
    get { self[OuterKey.self] }
    set { self[OuterKey.self] = newValue }
  }
  fileprivate var inner: Int {
    get { self[InnerKey.self] }
    set { self[InnerKey.self] = newValue }
  }
}

/// Tests of flushes after several sources changed at once: the evaluated nodes, and their number.
@MainActor
struct FlushTests {
  /// A modifier that reads `outer` from the environment and sets `inner` to it.
  struct Relay: EnvironmentModifier {
    typealias Body = Never
    func modify(_ values: inout EnvironmentValues) { values.inner = values.outer + 1 }
  }

  struct Reader: View {
    @Environment(\.inner) var inner
    @Binding var count: Int
    var body: some View { Line("\(inner) \(count)") }
  }

  @Test func reader_whenItsStateAndARelayedEntryChange_isEvaluatedOnce() {
    struct Screen: View {
      @State var outer = 0
      @State var count = 0
      var body: some View {
        Press("both") {
          count += 1
          outer += 1
        }
        Middle(count: $count).environment(\.outer, outer)
      }
    }
    struct Middle: View {
      @Binding var count: Int
      var body: some View { Group { Deeper(count: $count) }.modifier(Relay()) }
    }
    struct Deeper: View {
      @Binding var count: Int
      var body: some View { Reader(count: $count) }
    }
    let page = Page(Screen())
    let told = page.evaluations { page.press("both") }
    #expect(page.texts == ["2 1"])
    #expect(told["Reader"] == 1)
    page.graph.close()
  }

  @Test func entry_whenItIsSetForAPart_leavesReadersElsewhereAlone() {
    struct Optional: EnvironmentModifier {
      typealias Body = Never
      let value: Int?
      func modify(_ values: inout EnvironmentValues) { if let value { values.inner = value } }
    }
    struct Screen: View {
      @State var isSet = false
      @State var zero = 0
      var body: some View {
        Press("set") { isSet.toggle() }
        Elsewhere()
        Inside().modifier(Optional(value: isSet ? 5 : nil))
      }
    }
    struct Elsewhere: View {
      @Environment(\.inner) var inner
      var body: some View { Line("\(inner)") }
    }
    struct Inside: View {
      @Environment(\.inner) var inner
      var body: some View { Line("\(inner)") }
    }
    let page = Page(Screen())
    #expect(page.evaluations { page.press("set") } == ["Screen": 1, "Inside": 1])
    #expect(page.texts == ["0", "5"])
    #expect(page.evaluations { page.press("set") } == ["Screen": 1, "Inside": 1])
    #expect(page.texts == ["0", "0"])
    page.graph.close()
  }

  @Test func modifier_whenAnObjectIsMissing_isReportedAndTheRestIsDrawn() {
    struct Needing: ViewModifier {
      @Environment(Thing.self) var thing
      func body(content: Content) -> some View {
        content
        Line(thing.name)
      }
    }
    struct Screen: View {
      @State var thing: Thing?
      var body: some View {
        Press("give") { thing = Thing() }
        Line("first").modifier(Needing()).environment(thing)
      }
    }
    var page: Page!
    withKnownIssue {
      page = Page(Screen())
    }
    #expect(page.graph.problems.count == 1)
    #expect(page.graph.problems.first?.contains("Needing") == true)
    page.press("give")
    page.graph.flush()
    #expect(page.texts == ["first", "thing"])
    page.graph.close()
  }

  @Observable
  final class Thing {
    let name = "thing"
  }
}
