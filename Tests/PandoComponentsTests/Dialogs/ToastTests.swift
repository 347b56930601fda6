import PandoComponents
import PandoTesting
import PandoUI
import Testing

/// Tests of toasts, which are messages that disappear by themselves.
@MainActor
@Suite(.dependencies)
struct ToastTests {
  struct CounterComponent: Component, View {
    let notify = Emitter<Toast>()
    let undo = SignalEmitter()
    let name = Emitter<String>()
    @ObservedObject var store = PlainStore<State>()

    struct State: AnyState {
      var undone = 0
    }

    var observers: Void { undo += { store.state.undone += 1 } }

    var body: some View {
      Text("Undone \(store.state.undone)")
        .toast(notify)
        .toast(name) { Toast("Hello \($0)", duration: nil) }
    }
  }

  @Test func toast_isThereForItsDuration() async throws {
    let clock = TestClock()
    let counter = CounterComponent()
    let app = await Driver.open(counter, clock: clock)
    counter.notify.send("Saved")
    await app.settle()
    #expect(app.text("Saved").exists)
    await clock.advance(by: .seconds(3.9))
    await app.settle()
    #expect(app.text("Saved").exists)
    await clock.advance(by: .seconds(0.2))
    await app.settle()
    #expect(!app.text("Saved").exists)
  }

  @Test func toast_withAButton_emitsAndGoes() async throws {
    let counter = CounterComponent()
    let app = await Driver.open(counter, clock: TestClock())
    counter.notify.send(Toast("Deleted", button: "Undo", emitter: counter.undo))
    await app.settle()
    try await app.button("Undo").tap()
    #expect(app.text("Undone 1").exists)
    #expect(!app.text("Deleted").exists)
  }

  @Test func fourthToast_takesThePlaceOfTheOldest_andEachCanBeDismissed() async throws {
    let counter = CounterComponent()
    let app = await Driver.open(counter, clock: TestClock())
    for name in ["Ada", "Ben", "Cem", "Dora"] { counter.name.send(name) }
    await app.settle()
    #expect(!app.text("Hello Ada").exists)
    #expect(app.text("Hello Ben").exists)
    #expect(app.text("Hello Dora").exists)
    try await app.button("Dismiss").at(0).tap()
    #expect(!app.text("Hello Ben").exists)
    #expect(app.text("Hello Cem").exists)
  }

  @Test func toast_thatTwoEqualOnesFollow_isThereTwice() async throws {
    let counter = CounterComponent()
    let app = await Driver.open(counter, clock: TestClock())
    counter.notify.send("Saved")
    counter.notify.send("Saved")
    await app.settle()
    #expect(app.text("Saved").count == 2)
  }
}
