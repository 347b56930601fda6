import OpenCombine
import PandoComponents
import PandoDependencies
import PandoTesting
import PandoUI
import Testing

/// Tests of the emitters of the Compose library, under its names.
@MainActor
@Suite(.dependencies)
struct ComposeEmitterTests {
  let steps = ValueEmitter<Int>()

  private func heard<Value>(_ emitter: Emitter<Value>, _ body: () -> Void) -> [Value] {
    var values: [Value] = []
    let subscription = emitter += { value in values.append(value) }
    body()
    subscription.cancel()
    return values
  }

  @Test func call_withAClosure_subscribes_andWithAValue_sends() {
    var values: [Int] = []
    var count = 0
    steps { value in values.append(value) }
    steps { count += 1 }
    steps(3)
    let bell = SignalEmitter()
    bell { count += 1 }
    bell()
    #expect(values == [3])
    #expect(count == 2)
  }

  @Test func initialValue_isTheLastOne() {
    let volume = Emitter(5)
    var values: [Int] = []
    volume ++= { value in values.append(value) }
    volume += { value in values.append(-value) }
    #expect(values == [5])
    #expect(Emitter<Int>(nil).lastValue == nil)
    let names: Emitter<String> = Emitter("Ada")
    #expect(names.map { $0.count }.lastValue == 3)
  }

  @Test func dropFirst_once_only_not() {
    #expect(heard(steps.dropFirst()) { [1, 2, 3].forEach(steps.send) } == [2, 3])
    #expect(heard(steps.dropFirst(count: 2)) { [1, 2, 3].forEach(steps.send) } == [3])
    #expect(heard(steps.once()) { [4, 5].forEach(steps.send) } == [4])
    #expect(heard(steps.only(2)) { [1, 2, 3, 2].forEach(steps.send) }.count == 2)
    #expect(heard(steps.not(2)) { [1, 2, 3].forEach(steps.send) } == [1, 3])
  }

  @Test func tap_undup_ignoreOutput_nonNull_mapErrorToNil() {
    #expect(heard(steps.tap(\.description)) { steps.send(7) } == ["7"])
    #expect(heard(steps.undup()) { [1, 1, 2].forEach(steps.send) } == [1, 2])
    #expect(heard(steps.ignoreOutput()) { [1, 2].forEach(steps.send) }.count == 2)
    let maybe = Emitter<Int?>()
    #expect(heard(maybe.nonNull()) { [5, nil, 6].forEach(maybe.send) } == [5, 6])
    struct Failure: Error {}
    let results = Emitter<Result<Int, Failure>>()
    let values = heard(results.mapErrorToNil()) {
      results.send(.success(1))
      results.send(.failure(Failure()))
    }
    #expect(values == [1, nil])
  }

  @Test func plus_andMerge_haveTheValuesOfBoth() {
    let others = Emitter<Int>()
    let values = heard(steps + others) {
      steps.send(1)
      others.send(2)
    }
    #expect(values == [1, 2])
  }

  @Test func dropUntil_beginsWithTheOtherEmitter() {
    let control = SignalEmitter()
    let values = heard(steps.dropUntil(emitter: control)) {
      steps.send(100)
      control.send()
      steps.send(300)
    }
    #expect(values == [300])
    let subject = PassthroughSubject<Void, Never>()
    let later = heard(steps.dropUntil(publisher: subject)) {
      steps.send(1)
      subject.send(())
      steps.send(2)
    }
    #expect(later == [2])
  }

  @Test func flatMap_hasTheValuesOfTheEmittersItReturned() {
    let names = Emitter<String>()
    let values = heard(steps.flatMap { number in names.map { "\($0)\(number)" } }) {
      names.send("early")
      steps.send(1)
      names.send("a")
      steps.send(2)
      names.send("b")
    }
    #expect(values == ["a1", "b1", "b2"])
  }

  @Test func flatMap_toTheSameEmitter_hasEachValueOnce() {
    let names = Emitter<String>()
    let values = heard(steps.flatMap { _ in names }) {
      for number in 1...100 { steps.send(number) }
      #expect(names.subscriptionCount == 1)
      names.send("a")
    }
    #expect(values == ["a"])
    #expect(names.subscriptionCount == 0)
  }

  @Test func withCurrent_beginsWithTheLastValue_forEachSubscriber() {
    steps.send(3)
    let current = steps.withCurrent()
    #expect(heard(current) { steps.send(4) } == [3, 4])
    #expect(heard(current.map { $0 * 2 }) { steps.send(5) } == [8, 10])
  }

  @Test func once_whereAValueIsThereAlready_isCalledOnce() {
    var values: [Int] = []
    steps.send(3)
    let subscription = steps.withCurrent() !+= { value in values.append(value) }
    #expect(!subscription.isActive)
    steps.send(4)
    Emitter([5, 6].publisher) !+= { value in values.append(value) }
    #expect(values == [3, 5])
  }

  @Test func publisher_asEmitter_hasResults_andEnds() {
    struct Failure: Error {}
    let subject = PassthroughSubject<Int, Failure>()
    let results = subject.emitter()
    var texts: [String] = []
    let subscription =
      results.onMain() += { result in texts.append((try? "\(result.get())") ?? "failed") }
    subject.send(1)
    subject.send(completion: .failure(Failure()))
    #expect(texts == ["1", "failed"])
    #expect(!subscription.isActive)
    var once: [Int] = []
    Emitter(Just(9)) += { value in once.append(value) }
    #expect(once == [9])
  }

  @Test func observe_observeOnce_observeChange_erase() {
    var texts: [String] = []
    steps.observe { value in texts.append("\(value)") }
    steps.erase(to: Int.self).observeOnce { value in texts.append("once \(value)") }
    steps.observeChange { value, previous in texts.append("\(previous)>\(value)") }
    steps.send(1)
    steps.send(2)
    #expect(texts == ["1", "once 1", "2", "1>2"])
  }

  /// An inner component that subscribes as the library's guide does.
  struct LogInComponent: Component, View {
    let openSignUp = SignalEmitter()
    var observers: Void { None }
    var body: some View { Button("Sign up", emitter: openSignUp) }
  }

  struct AuthComponent: Component, View {
    struct State: AnyState { var isSigningUp = false }
    let logIn = LogInComponent()
    @ObservedObject var store = PlainStore<State>()
    var observers: Void {
      logIn.openSignUp {
        store.state = State(isSigningUp: true)
      }
    }
    var body: some View {
      logIn
      if store.state.isSigningUp { Text("Welcome") }
    }
  }

  @Test func callOfAnInnerEmitter_subscribesInObservers() async throws {
    let auth = AuthComponent()
    let app = await Driver.open(auth)
    try await app.button("Sign up").tap()
    #expect(app.text("Welcome").exists)
    app.close()
    #expect(auth.logIn.openSignUp.subscriptionCount == 0)
  }

  struct SearchComponent: Component, View {
    let subject: PassthroughSubject<Int, Never>
    let pages: Emitter<Int>
    let seen = Emitter<Int>()
    var observers: Void { None }
    var body: some View {
      Text("Seen \(seen.binding(default: 0).wrappedValue)")
        .onReceive(Emitter(subject).map { $0 + 1 }) { seen.send($0) }
        .onReceive(pages.filter { $0 > 5 }) { seen.send($0) }
    }
  }

  @Test func onReceive_ofAnEmitterMadeInTheBody_goesOnAfterEvaluations() async {
    let component = SearchComponent(subject: PassthroughSubject(), pages: Emitter())
    let app = await Driver.open(component)
    for number in 1...3 {
      component.subject.send(number)
      await app.settle()
      #expect(app.text("Seen \(number + 1)").exists)
      component.pages.send(number + 10)
      await app.settle()
      #expect(app.text("Seen \(number + 10)").exists)
    }
    #expect(component.pages.subscriptionCount == 1)
    app.close()
    #expect(component.pages.subscriptionCount == 0)
  }

  struct PickerComponent: Component, View {
    let pick = Emitter<String>()
    let volume = Emitter(3)
    var observers: Void { None }
    var body: some View {
      TextField("Name", text: pick.binding(default: ""))
      Text("Picked \(pick.binding.wrappedValue ?? "nothing")")
      Stepper(
        "Volume \(volume.binding(default: 0).wrappedValue)",
        value: volume.binding(default: 0)
      )
    }
  }

  @Test func binding_readsTheLastValue_andSends() async throws {
    let component = PickerComponent()
    let app = await Driver.open(component)
    #expect(app.text("Picked nothing").exists)
    try await app.textField("Name").type("red")
    #expect(component.pick.lastValue == "red")
    #expect(app.text("Picked red").exists)
    component.pick.send("blue")
    await app.settle()
    #expect(app.text("Picked blue").exists)
    component.pick.binding.wrappedValue = nil
    #expect(component.pick.lastValue == "blue")
    #expect(component.pick.subscriptionCount == 0)
    app.close()
  }

  /// `Empty` means Combine's type here, and not Compose's.
  @Test func empty_ofCombine_isMeant_whereComposesIsNot() {
    var isDone = false
    let cancellable = OpenCombine.Empty<Int, Never>()
      .sink(receiveCompletion: { _ in isDone = true }, receiveValue: { _ in })
    #expect(isDone)
    cancellable.cancel()
  }
}
