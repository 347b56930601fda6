import PandoComponents
import PandoTesting
import PandoUI
import Testing

@MainActor
final class Logbook {
  static let lamp = Logbook()
  static let parts = Logbook()
  var lines: [String] = []
}

struct LampComponent: Component {

  let light = SignalEmitter()
  let turn = SignalEmitter()

}

extension LampComponent: View {

  var body: some View {
    VStack {
      Text("The lamp")

      Button(emitter: light) {
        Text("Light")
      }
      Button(emitter: turn) {
        Text("Turn")
      }
    }
  }

}

extension LampComponent {

  var observers: Void {
    lightObserver
    turnObserver
    didAppear += {
      Logbook.lamp.lines.append("appeared")
    }

    didDisappear += {
      Logbook.lamp.lines.append("disappeared")
    }
  }

  private var lightObserver: Void {
    light += {
      Logbook.lamp.lines.append("lit")
    }
  }

  private var turnObserver: Void {
    turn += {
      Logbook.lamp.lines.append("turned")
    }
  }

}

@MainActor
@Suite(.serialized)
struct ObservingTests {
  private func driver() async -> Driver {
    Logbook.lamp.lines = []
    return await Driver.open(LampComponent())
  }

  @Test func C03_component_hasEmitters() {
    let lamp = LampComponent()
    var count = 0
    lamp.light += { count += 1 }
    lamp.light.send()
    #expect(count == 1)
  }

  @Test func C04_view_showsTheComponent() async {
    let app = await driver()
    #expect(app.text("The lamp").exists)
    #expect(app.button("Light").exists)
    app.close()
  }

  @Test func C05_observer_hearsOfTheButton() async throws {
    let app = await driver()
    try await app.button("Light").tap()
    #expect(Logbook.lamp.lines == ["appeared", "lit"])
    app.close()
  }

  @Test func C06_observers_areSplitOverProperties() async throws {
    let app = await driver()
    try await app.button("Turn").tap()
    try await app.button("Light").tap()
    #expect(Logbook.lamp.lines == ["appeared", "turned", "lit"])
    app.close()
  }

  @Test func C07_lifecycle_isEmitted() async {
    let app = await driver()
    #expect(Logbook.lamp.lines == ["appeared"])
    app.close()
    #expect(Logbook.lamp.lines == ["appeared", "disappeared"])
  }
}
