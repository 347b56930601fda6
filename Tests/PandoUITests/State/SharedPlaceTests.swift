import Observation
import PandoDependencies
import PandoSharing
import PandoTestSupport
import PandoTesting
import Testing

@testable import PandoUI

/// Tests of evaluations that observe shared state place by place, for as long as they read it.
@MainActor
struct SharedPlaceTests {
  struct Meter: Equatable, Sendable {
    var volts = 0
    var amps = 0
  }

  @Observable
  final class Model {
    var name = "a"
  }

  @MainActor
  final class Remote {
    var isOn: Binding<Bool>?
  }

  struct Panel: View {
    @State var isOn = true
    let meter: Shared<Meter>
    let remote: Remote
    var body: some View {
      let _ = remote.isOn = $isOn
      Line(isOn ? "\(meter.volts.wrappedValue)" : "off")
    }
  }

  @Test func place_isWatchedWhileItIsRead() {
    let meter = Shared(value: Meter())
    let remote = Remote()
    let page = Page(Panel(meter: meter, remote: remote))
    #expect(page.graph.placeSources.count == 1)
    meter.withLock { $0.volts = 5 }
    page.graph.flush()
    #expect(page.texts == ["5"])
    #expect(page.graph.placeSources.count == 1)

    remote.isOn?.wrappedValue = false
    page.graph.flush()
    #expect(page.texts == ["off"])
    #expect(page.graph.placeSources.isEmpty)
    let unread = page.evaluations { meter.withLock { $0.volts = 6 } }
    #expect(unread.isEmpty)

    remote.isOn?.wrappedValue = true
    page.graph.flush()
    #expect(page.texts == ["6"])
    meter.withLock { $0.volts = 7 }
    page.graph.flush()
    #expect(page.texts == ["7"])
    page.graph.close()
    #expect(page.graph.placeSources.isEmpty)
  }

  @Test func evaluation_thatReadsSharedStateOnly_leavesNothingInObservation() {
    let meter = Shared(value: Meter())
    let page = Page(Panel(meter: meter, remote: Remote()))
    for volts in 1...5 {
      meter.withLock { $0.volts = volts }
      page.graph.flush()
    }
    #expect(page.texts == ["5"])
    var node: GraphNode? = page.graph.placeSources.values.first?.readers.first
    #expect(node?.readsModels == false)
    #expect(node?.modelReads == nil)
    node = nil
    page.graph.close()
  }

  @Test func otherPart_whenItChanges_isNotEvaluated() {
    let meter = Shared(value: Meter())
    let page = Page(Panel(meter: meter, remote: Remote()))
    let evaluations = page.evaluations { meter.withLock { $0.amps = 9 } }
    #expect(evaluations.isEmpty)
    page.graph.close()
  }

  @Test func handle_thatLeadsElsewhere_isReadAgain() {
    struct Screen: View {
      @Shared var meter: Meter
      var body: some View { Line("\(meter.volts)") }
    }
    @Shared(value: Meter(volts: 1)) var first
    let second = Shared(value: Meter(volts: 2))
    let page = Page(Screen(meter: $first))
    let handle = $first
    let evaluations = page.evaluations { $first = second }
    #expect(evaluations == ["Screen": 1])
    #expect(page.texts == ["2"])
    handle.withLock { $0.volts = 3 }
    page.graph.flush()
    #expect(page.texts == ["3"])
    #expect(second.wrappedValue.volts == 3)
    page.graph.close()
  }

  @Test func root_whenItsGraphIsClosed_isLetGo() {
    final class Load: Sendable {}
    weak var load: Load?
    do {
      let fresh = Load()
      load = fresh
      let shared = Shared(value: fresh)
      struct Screen: View {
        let shared: Shared<Load>
        var body: some View {
          let _ = shared.wrappedValue
          Line("here")
        }
      }
      let page = Page(Screen(shared: shared))
      #expect(page.texts == ["here"])
      #expect(load != nil)
      page.graph.close()
    }
    #expect(load == nil)
  }

  @Test func model_andSharedState_inOneBody_areBothFollowed() {
    struct Screen: View {
      let model: Model
      let meter: Shared<Meter>
      var body: some View { Line("\(model.name)\(meter.volts.wrappedValue)") }
    }
    let (model, meter) = (Model(), Shared(value: Meter()))
    let page = Page(Screen(model: model, meter: meter))
    #expect(page.evaluations { model.name = "b" } == ["Screen": 1])
    #expect(page.evaluations { meter.withLock { $0.volts = 1 } } == ["Screen": 1])
    #expect(page.evaluations { model.name = "c" } == ["Screen": 1])
    #expect(page.texts == ["c1"])
    page.graph.close()
  }

  /// There are 150 interfaces, more than are flushed together.
  @Test func change_thatManyInterfacesShow_isDrawnInAllWithoutAFlush() async {
    let meter = Shared(value: Meter())
    let pages = (0..<150).map { _ in Page(Panel(meter: meter, remote: Remote())) }
    meter.withLock { $0.volts = 8 }
    await yieldUntil { pages.allSatisfy { $0.texts == ["8"] } }
    #expect(pages.allSatisfy { $0.texts == ["8"] })
    for page in pages { page.graph.close() }
  }

  @Test func observer_besideAnInterface_isNotifiedAsWell() {
    let meter = Shared(value: Meter())
    let page = Page(Panel(meter: meter, remote: Remote()))
    let told = Locked(0)
    withObservationTracking {
      _ = meter.volts.wrappedValue
    } onChange: {
      told.withLock { $0 += 1 }
    }
    meter.withLock { $0.volts = 4 }
    page.graph.flush()
    #expect(page.texts == ["4"])
    #expect(told.withLock { $0 } == 1)
    page.graph.close()
  }
}
