import Foundation
import Observation
import PandoDependencies
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@MainActor
@Suite struct SessionTests {
  @Observable @MainActor
  final class Countdown {
    @ObservationIgnored @Dependency(\.continuousClock) var clock
    var remaining = 3

    func run() async {
      while remaining > 0 {
        guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
        remaining -= 1
      }
    }
  }

  struct CountdownView: View {
    @State var model = Countdown()
    var body: some View {
      Line("\(model.remaining)").task { await model.run() }
    }
  }

  @Test func settle_doesNotWaitForAClock() async {
    let app = await Driver.open(CountdownView(), clock: TestClock())
    #expect(app.has(text: "3"))
    #expect(app.runningTasks == 1)
    await app.advance(by: .seconds(1))
    #expect(app.has(text: "2"))
    await app.advance(by: .seconds(5))
    #expect(app.has(text: "0"))
    #expect(app.runningTasks == 0)
  }

  struct Loading: View {
    let load: () async -> String
    @State var text = "Loading"
    @State var isLoaded = false
    var body: some View {
      Line(text)
      Press("Load") {
        Task {
          text = await load()
          for _ in 0..<5 { await Task.yield() }
          isLoaded = true
        }
      }
      if isLoaded { Line("Loaded") }
    }
  }

  nonisolated private func elsewhere() async -> String {
    await Task.detached { await Task.detached { "Ready" }.value }.value
  }

  @Test func settle_waitsForTasksThatCanRun() async throws {
    let app = await Driver.open(Loading(load: { await elsewhere() }))
    try await app.button("Load").tap()
    #expect(app.has(text: "Ready"))
    #expect(app.has(text: "Loaded"))
  }

  @Test func waitToAppear_waitsForWhatComesFromElsewhere() async throws {
    let (answers, continuation) = AsyncStream.makeStream(of: String.self)
    let app = await Driver.open(
      Loading(load: {
        for await answer in answers { return answer }
        return "Nothing"
      })
    )
    try await app.button("Load").tap()
    #expect(app.has(text: "Loading"))
    Thread.detachNewThread { continuation.yield("Late") }
    try await app.text("Late").waitToAppear()
    try await app.text("Loading").waitToDisappear()
    #expect(app.has(text: "Loaded"))
  }

  @Test func wait_whenNothingComes_showsTheInterface() async {
    let app = await Driver.open(Line("Hello"))
    let error = await failure { try await app.text("Bye").waitToAppear(timeout: .milliseconds(1)) }
    #expect(error?.code == .timedOut)
    #expect(
      error?.report == """
        text "Bye" did not come within 0.001 seconds.

        The interface:
          text "Hello"
        """
    )
  }

  @Test func reads_areUpToDateWithTheState() async {
    let model = Countdown()
    let app = await Driver.open(CountdownView(model: model), clock: TestClock())
    model.remaining = 9
    #expect(app.has(text: "9"))
  }

  struct Row: View {
    let number: Int
    @Binding var selected: Int
    var body: some View {
      Press("Row \(number)\(selected == number ? "!" : "")") { selected = number }
    }
  }

  struct Counted: View {
    @State var count = 0
    @State var label = "a"
    var body: some View {
      Inner(count: count)
      Press("Add") { count += 1 }
      Line(label)
    }

    struct Inner: View {
      let count: Int
      var body: some View { Line("\(count)") }
    }
  }

  @Test func evaluations_areCountedFromTheFirst() async throws {
    let app = await Driver.open(Counted())
    #expect(app.evaluations(of: Counted.self) == 1)
    #expect(app.evaluations(of: Counted.Inner.self) == 1)
    try await app.button("Add").tap()
    #expect(app.evaluations(of: Counted.Inner.self) == 2)
    app.resetEvaluations()
    #expect(app.evaluations(of: Counted.Inner.self) == 0)
    let counts = try await app.evaluations { try await app.button("Add").tap() }
    #expect(counts == ["Counted": 1, "Inner": 1])
    #expect(await app.evaluations {} == [:])
  }

  @Test func mutations_areThoseOfTheOperation() async throws {
    let app = await Driver.open(Counted())
    let id = try app.text("0").element.id
    let mutations = try await app.mutations { try await app.button("Add").tap() }
    #expect(mutations == [.setText(id, "1")])
    #expect(await app.mutations {} == [])
  }

  @Observable @MainActor
  final class Ticket {
    @ObservationIgnored @Dependency(\.uuid) var uuid
    let id: String
    init() {
      id = ""
    }
    var next: String { String(uuid().uuidString.suffix(2)) }
  }

  @Observable @MainActor
  final class Trigger {
    var isOn = false
  }

  struct Ticketed: View {
    let trigger: Trigger
    var body: some View {
      if trigger.isOn { Made() }
    }

    struct Made: View {
      @State var ticket = Ticket()
      @State var shown = ""
      var body: some View {
        Line("ticket \(shown)").onAppear { shown = ticket.next }
        Press("Next") { shown = ticket.next }
      }
    }
  }

  @Test func dependencies_reachWhatIsMadeLater() async throws {
    let trigger = Trigger()
    let app = await Driver.open(Ticketed(trigger: trigger)) { $0.uuid = .incrementing }
    // A task of the test starts the flush, without the interface's dependencies.
    trigger.isOn = true
    await yieldUntil { app.has(text: "ticket 00") }
    #expect(app.has(text: "ticket 00"))
    try await app.button("Next").tap()
    #expect(app.has(text: "ticket 01"))
  }

  @Test func dependencies_belongToOneDriver() async throws {
    let trigger = Trigger()
    let first = await Driver.open(Ticketed(trigger: trigger)) { $0.uuid = .incrementing }
    let second = await Driver.open(Ticketed(trigger: trigger)) {
      $0.uuid = UUIDGenerator { UUID(uuidString: "00000000-0000-0000-0000-0000000000AB")! }
    }
    trigger.isOn = true
    await yieldUntil { first.has(text: "ticket 00") && second.has(text: "ticket AB") }
    #expect(first.has(text: "ticket 00"))
    #expect(second.has(text: "ticket AB"))
  }

  @Test func close_endsTasksAndCallbacks() async {
    @MainActor final class Log { var lines: [String] = [] }
    let log = Log()
    let clock = TestClock()
    struct Ending: View {
      let log: Log
      @Dependency(\.continuousClock) var clock
      var body: some View {
        Line("Here")
          .task {
            do { try await clock.sleep(for: .seconds(1)) } catch { log.lines.append("cancelled") }
          }
          .onDisappear { log.lines.append("gone") }
      }
    }
    let app = await Driver.open(Ending(log: log), clock: clock)
    await clock.waitForSleepers()
    app.close()
    await app.settle()
    #expect(log.lines == ["gone", "cancelled"])
    #expect(app.isClosed)
  }

  @Test func driver_whenLetGo_closes() async {
    @MainActor final class Log { var lines: [String] = [] }
    let log = Log()
    var app: Driver? = await Driver.open(Line("Here").onDisappear { log.lines.append("gone") })
    #expect(app?.has(text: "Here") == true)
    app = nil
    #expect(log.lines == ["gone"])
  }

  struct Application: App {
    @State var count = 0
    var body: some Scene {
      WindowGroup { Press("Pressed \(count)") { count += 1 } }
    }
  }

  @Test func application_isOpened() async throws {
    let app = await Driver.open(app: Application())
    try await app.button(/Pressed/).tap()
    #expect(app.button("Pressed 1").exists)
  }
}
