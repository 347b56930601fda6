import Pando

struct CountdownView: View {
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var remaining = 60
  @State private var isRunning = false
  @State private var now = Date()
  private let ticks = PassthroughSubject<Int, Never>()

  var body: some View {
    VStack {
      Text("\(remaining / 60):\(String(format: "%02d", remaining % 60))")
        .font(.system(.largeTitle, design: .monospaced))
        .monospacedDigit()
      Text(now, style: .timer)
      Button(isRunning ? "Pause" : "Start") { isRunning.toggle() }
      Button("Tick") { tick() }
      TimelineView(.periodic(from: .now, by: 1)) { context in
        Text(context.date, format: .dateTime.hour().minute().second())
      }
    }
    .onReceive(timer) { date in
      now = date
      tick()
    }
    .onReceive(NotificationCenter.default.publisher(for: .countdownShouldReset)) { _ in
      remaining = 60
    }
    .onReceive(Just(remaining)) { value in
      if value == 0 { isRunning = false }
    }
  }

  private func tick() {
    guard isRunning, remaining > 0 else { return }
    remaining -= 1
  }
}

extension Notification.Name {
  static let countdownShouldReset = Notification.Name("countdownShouldReset")
}

@MainActor
final class Stopwatch: ObservableObject {
  @Published var elapsed: TimeInterval = 0
  @Published var laps: [TimeInterval] = []
  private var cancellable: AnyCancellable?
  private var cancellables = Set<AnyCancellable>()
  let objectWillReset = PassthroughSubject<Void, Never>()

  init() {
    $laps
      .map(\.count)
      .removeDuplicates()
      .sink { _ in }
      .store(in: &cancellables)
    $elapsed
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .receive(on: RunLoop.main)
      .sink { [weak self] _ in _ = self?.laps }
      .store(in: &cancellables)
  }

  func start() {
    cancellable = Timer.publish(every: 0.1, on: .main, in: .default)
      .autoconnect()
      .sink { [weak self] _ in self?.elapsed += 0.1 }
  }

  func lap() { laps.append(elapsed) }

  func reset() {
    objectWillChange.send()
    elapsed = 0
    laps = []
    objectWillReset.send()
  }
}

struct StopwatchView: View {
  @ObservedObject private var stopwatch = Stopwatch()

  var body: some View {
    VStack {
      Text(String(format: "%.1f", stopwatch.elapsed))
      HStack {
        Button("Lap", action: stopwatch.lap)
        Button("Reset", action: stopwatch.reset)
      }
      List(Array(stopwatch.laps.enumerated()), id: \.0) { index, lap in
        HStack {
          Text("Lap \(index + 1)")
          Spacer()
          Text(lap, format: .number)
        }
      }
    }
    .onDisappear(perform: stopwatch.reset)
  }
}
