import PandoComponents
import PandoTesting
import PandoUI
import Testing

private struct OvenComponent: Component {
  @ObservedObject var store = Store<State, Empty, Status>()

  let heat = SignalEmitter()
  let thermometer = Thermometer()
}

extension OvenComponent {
  struct State: AnyState {
    var degrees = 20
  }

  enum Status: AnyStatus {
    case heatingTop, heatingBottom
  }

  /// A server that answers when the test lets it.
  @MainActor
  final class Thermometer {
    var top: (() -> Void)?
    var bottom: (() -> Void)?
  }

  var observers: Void {
    heat += {
      store.status += .heatingTop
      store.status += .heatingBottom

      thermometer.top = {
        store.status -= .heatingTop
      }
      thermometer.bottom = {
        store.status -= .heatingBottom
      }
    }
  }
}

extension OvenComponent: View {
  var body: some View {
    VStack {
      Button("Heat") { heat.send() }
        .disabled(store.status.isEmpty == false)
    }
    .overlay(
      Text(store.status.isEmpty == false ? "Heating" : "Ready")
        .opacity(store.status.isEmpty == false ? 1.0 : 0.0)
    )
  }
}

/// Tests of the statuses of a store.
@MainActor
@Suite(.dependencies)
struct StoreStatusTests {
  @Test func C38_status_isASetOfCases() {
    let store = OvenComponent().store
    store.status += .heatingTop
    store.status += .heatingTop
    #expect(store.status == [.heatingTop])
    #expect(store.status ~= .heatingTop)
    #expect(store.status !~= .heatingBottom)
  }

  @Test func C39_componentsStore_hasNoStatusAtFirst() {
    #expect(OvenComponent().store.status.isEmpty)
  }

  @Test func C40_observer_addsAndRemovesStatuses() async throws {
    let component = OvenComponent()
    let app = await Driver.open(component)
    try await app.button("Heat").tap()
    #expect(component.store.status == [.heatingTop, .heatingBottom])
    component.thermometer.top?()
    #expect(component.store.status == [.heatingBottom])
    app.close()
  }

  @Test func C41_view_followsTheStatuses() async throws {
    let component = OvenComponent()
    let app = await Driver.open(component)
    #expect(!app.has(text: "Heating"))
    try await app.button("Heat").tap()
    #expect(app.has(text: "Heating"))
    #expect(try !app.button("Heat").isEnabled)
    component.thermometer.top?()
    component.thermometer.bottom?()
    await app.settle()
    #expect(!app.has(text: "Heating"))
    #expect(try app.button("Heat").isEnabled)
    app.close()
  }
}
