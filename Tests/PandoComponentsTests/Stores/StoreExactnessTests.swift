import PandoComponents
import PandoTesting
import PandoUI
import Testing

/// Tests of which views a change of a store evaluates.
@MainActor
@Suite(.dependencies)
struct StoreExactnessTests {
  struct Panel: AnyState {
    var a = 0
    var b = 0
    var text = ""
    var readings = Array(0..<1000)
    var both: Int { a + b }
  }

  typealias PanelStore = PlainStore<Panel>

  struct AView: View {
    @ObservedObject var store: PanelStore
    var body: some View { Text("a \(store.state.a)") }
  }

  struct BView: View {
    @ObservedObject var store: PanelStore
    var body: some View { Text("b \(store.state.b)") }
  }

  struct BothView: View {
    let store: PanelStore
    var body: some View { Text("both \(store.state.both)") }
  }

  struct ReadingsView: View {
    let store: PanelStore
    var body: some View { Text("readings \(store.state.readings.count)") }
  }

  struct WholeView: View {
    let store: PanelStore
    var body: some View { Text("whole \(store.value.a)") }
  }

  struct BoundView: View {
    @Binding var text: String
    var body: some View { Text("bound \(text)") }
  }

  struct PanelComponent: Component, View {
    @ObservedObject var store = PanelStore()
    var observers: Void { None }
    var body: some View {
      AView(store: store)
      BView(store: store)
      BothView(store: store)
      ReadingsView(store: store)
      WholeView(store: store)
      BoundView(text: store.binding.text)
    }
  }

  @Test func field_whenChanged_notifiesItsReaders() async {
    let component = PanelComponent()
    let app = await Driver.open(component)
    let counts = await app.evaluations { component.store.state.a = 1 }
    #expect(
      counts.filter { $0.key.hasSuffix("View") } == ["AView": 1, "BothView": 1, "WholeView": 1]
    )
    #expect(counts["PanelComponent"] == nil)
    #expect(app.has(text: "both 1"))
    app.close()
  }

  @Test func update_notifiesReadersOfWhatChanged_alsoBesideAHeavyField() async {
    let component = PanelComponent()
    let app = await Driver.open(component)
    let counts = await app.evaluations {
      component.store.update { state in
        state.b = 5
        state.text = "x"
        state.a += 0
      }
    }
    #expect(counts["BView"] == 1)
    #expect(counts["BoundView"] == 1)
    #expect(counts["AView"] == nil)
    #expect(counts["ReadingsView"] == nil)
    #expect(counts["PanelComponent"] == nil)
    let readings = await app.evaluations { component.store.state.readings.append(1) }
    #expect(readings["ReadingsView"] == 1)
    #expect(readings["AView"] == nil)
    app.close()
  }

  @Test func component_thatIsEvaluatedAgain_handsOnTheSameBinding() async {
    struct Outer: Component, View {
      @ObservedObject var store = PanelStore()
      var observers: Void { None }
      var body: some View {
        Text("outer \(store.state.a)")
        BoundView(text: store.binding.text)
      }
    }
    let component = Outer()
    let app = await Driver.open(component)
    let counts = await app.evaluations { component.store.state.a = 3 }
    #expect(counts["Outer"] == 1)
    #expect(counts["BoundView"] == nil)
    app.close()
  }

  struct Wide: AnyState {
    var f: [Int] = []
    var x0 = 0, x1 = 0, x2 = 0, x3 = 0, x4 = 0, x5 = 0, x6 = 0, x7 = 0, x8 = 0, x9 = 0
    var y0 = 0, y1 = 0, y2 = 0, y3 = 0, y4 = 0, y5 = 0, y6 = 0, y7 = 0, y8 = 0, y9 = 0
    var z0 = 0, z1 = 0, z2 = 0, z3 = 0, z4 = 0, z5 = 0, z6 = 0, z7 = 0, z8 = 0, z9 = 0
    var u0 = 0, u1 = 0, u2 = 0, u3 = 0, u4 = 0, u5 = 0, u6 = 0, u7 = 0, u8 = 0, u9 = 0
    var v0 = 0, v1 = 0, v2 = 0, v3 = 0, v4 = 0, v5 = 0, v6 = 0, v7 = 0, v8 = 0, v9 = 0

    // Unsafe because key paths without arguments are immutable.
    nonisolated(unsafe) static let paths: [WritableKeyPath<Wide, Int>] = [
      \.x0, \.x1, \.x2, \.x3, \.x4, \.x5, \.x6, \.x7, \.x8, \.x9,
      \.y0, \.y1, \.y2, \.y3, \.y4, \.y5, \.y6, \.y7, \.y8, \.y9,
      \.z0, \.z1, \.z2, \.z3, \.z4, \.z5, \.z6, \.z7, \.z8, \.z9,
      \.u0, \.u1, \.u2, \.u3, \.u4, \.u5, \.u6, \.u7, \.u8, \.u9,
      \.v0, \.v1, \.v2, \.v3, \.v4, \.v5, \.v6, \.v7, \.v8, \.v9,
    ]
  }

  struct FieldView: View {
    let store: PlainStore<Wide>
    let index: Int
    var body: some View { Text("\(store.state[dynamicMember: Wide.paths[index]])") }
  }

  struct WideComponent: Component, View {
    @ObservedObject var store = PlainStore<Wide>()
    var observers: Void { None }
    var body: some View {
      ForEach(0..<50) { FieldView(store: store, index: $0) }
    }
  }

  @Test func oneOfFiftyFields_evaluatesOneView() async {
    let component = WideComponent()
    let app = await Driver.open(component)
    let counts = await app.evaluations { component.store.state.z4 = 1 }
    #expect(counts["FieldView"] == 1)
    #expect(counts["WideComponent"] == nil)
    let together = await app.evaluations {
      component.store.update {
        $0.x0 = 1
        $0.v9 = 1
      }
    }
    #expect(together["FieldView"] == 2)
    app.close()
  }
}
