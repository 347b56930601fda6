import Foundation
import PandoUI
import Testing

@MainActor
struct RangeControlTests {
  @Test func slider_whenDragged_goesInSteps() throws {
    let screen = ControlScreen(
      Keeping(10.0) {
        Slider(value: $0, in: 0...100, step: 5) {
          Text("Volume")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
      }
    )
    try screen.send(.change(.number(33)), to: .slider)
    #expect(screen.kept == "35.0")
    #expect(throws: EventError.self) { try screen.send(.change(.number(101)), to: .slider) }
    #expect(throws: EventError.self) { try screen.send(.change(.number(.nan)), to: .slider) }
    #expect(
      screen.all(.part).map { $0.attributes.text(.part) } == ["label", "minimum", "maximum"]
    )
  }

  @Test func slider_whoseStepsDoNotReachTheEnd_staysOnAStep() throws {
    let screen = ControlScreen(Keeping(0.0) { Slider(value: $0, in: 0...10, step: 4) })
    try screen.send(.change(.number(10)), to: .slider)
    #expect(screen.kept == "8.0")
  }

  @Test func stepper_whenStepped_staysWithinItsLimits() throws {
    let screen = ControlScreen(Keeping(2) { Stepper("Count", value: $0, in: 1...3) })
    #expect(screen.words(.stepper) == ["Count"])
    try screen.send(.change(.number(3)), to: .stepper)
    #expect(screen.kept == "3")
    #expect(throws: EventError.self) { try screen.send(.change(.number(4)), to: .stepper) }
  }

  @Test func stepper_withActions_callsThem() throws {
    let screen = ControlScreen(
      Keeping([String]()) { log in
        Stepper("Count") {
          log.wrappedValue.append("up")
        } onDecrement: {
          log.wrappedValue.append("down")
        }
        Stepper("Only up", onIncrement: {}, onDecrement: nil)
      }
    )
    try screen.send(.change(.number(1)), to: .stepper)
    try screen.send(.change(.number(-1)), to: .stepper)
    #expect(screen.kept == #"["up", "down"]"#)
    #expect(throws: EventError.self) {
      try screen.send(.change(.number(-1)), to: .stepper, at: 1)
    }
  }

  @Test func progress_saysHowFarItIs() throws {
    let screen = ControlScreen(
      TupleView(ProgressView("Loading"), ProgressView(value: 3, total: 4))
    )
    let progress = screen.all(.progress).map(\.attributes)
    #expect(progress[0].flag(.isIndeterminate))
    #expect(progress[1].number(.value) == 3)
    #expect(progress[1].number(.maximum) == 4)
  }

  @Test func progress_inAStyleOfTheApplication_isGivenTheFraction() throws {
    struct Percent: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(verbatim: "\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
      }
    }
    let screen = ControlScreen(
      ProgressView(value: 0.25).progressViewStyle(Percent())
    )
    #expect(try screen.first(.text).attributes.text(.text) == "25 %")
  }

  @Test func gauge_saysItsValueAndEnds() throws {
    let screen = ControlScreen(
      Gauge(value: 30.0, in: 0...40) { Text("Heat") }.gaugeStyle(.accessoryCircular)
    )
    let gauge = try screen.first(.gauge).attributes
    #expect(gauge.number(.value) == 30)
    #expect(gauge.number(.maximum) == 40)
    #expect(gauge.text(.style) == "accessoryCircular")
  }

  @Test func menu_whenItsActionIsPressed_doesIt() throws {
    let screen = ControlScreen(
      Keeping([String]()) { log in
        Menu("Actions") {
          Button("Copy") { log.wrappedValue.append("copy") }
        } primaryAction: {
          log.wrappedValue.append("first")
        }
      }
    )
    try screen.send(.tap, to: .menu)
    try screen.send(.tap, to: .button)
    #expect(screen.kept == #"["first", "copy"]"#)
  }
}
