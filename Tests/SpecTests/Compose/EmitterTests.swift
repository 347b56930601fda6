import PandoComponents
import Testing

@MainActor
struct EmitterTests {
  @Test func C01_signal_callsWhoSubscribed() {
    var lines: [String] = []

    let foghorn = SignalEmitter()

    foghorn += {
      lines.append("The foghorn sounds.")
    }

    foghorn.send()
    #expect(lines == ["The foghorn sounds."])
  }

  @Test func C02_value_reachesEverySubscriber() {
    var lines: [String] = []

    let radio = Emitter<String>()

    radio += { call in
      lines.append(call)
    }

    radio += { call in
      lines.append("also heard: \(call)")
    }

    radio.send("Ship ahead.")
    #expect(lines == ["Ship ahead.", "also heard: Ship ahead."])
  }
}
