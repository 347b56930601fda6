import OpenCombine
import PandoSharing
import PandoTesting
import PandoUI
import Testing

/// Tests of state that is divided into slices: a change evaluates only the views that read its
/// slice.
@MainActor
struct SlicedStateTests {
  class Aquarium: ObservableObject {
    var stock = Stock()
    var lamp = Lamp()
  }

  class Stock: ObservableObject {
    @Published var fish: Int = 0
  }

  class Lamp: ObservableObject {
    @Published var isLit: Bool = false
  }

  final class Log {
    var lines: [String] = []
  }

  struct LampView: View {
    @EnvironmentObject var lamp: Lamp
    let log: Log

    var body: some View {
      let _ = Self._printChanges()
      let _ = log.lines.append(Self._changes())
      VStack {
        Text(lamp.isLit ? "LIT" : "DARK")
        Button("Switch the lamp") {
          lamp.isLit.toggle()
        }
      }
    }
  }

  struct FishView: View {
    @EnvironmentObject var stock: Stock
    let log: Log

    var body: some View {
      let _ = Self._printChanges()
      let _ = log.lines.append(Self._changes())
      VStack {
        Text("\(stock.fish)")
        Button("Add a fish") {
          stock.fish += 1
        }
      }
    }
  }

  struct AquariumApp: App {
    let aquarium = Aquarium()
    var log = Log()

    var body: some Scene {
      WindowGroup {
        VStack {
          FishView(log: log)
          LampView(log: log)
        }
        .environmentObject(aquarium)
        .environmentObject(aquarium.stock)
        .environmentObject(aquarium.lamp)
      }
    }
  }

  @Test func E05_slice_whenChanged_isNotAnnouncedByTheWhole() {
    let aquarium = Aquarium()
    var changes = 0
    let subscription = aquarium.objectWillChange.sink { changes += 1 }
    aquarium.stock.fish += 1
    #expect(changes == 0)
    withExtendedLifetime(subscription) {}
  }

  @Test func E06_slice_whenChanged_evaluatesItsViewAndPrintsWhy() async throws {
    let log = Log()
    let app = await Driver.open(app: AquariumApp(log: log))
    log.lines = []
    let counts = try await app.evaluations { try await app.button("Add a fish").tap() }
    #expect(counts["FishView"] == 1)
    #expect(counts["LampView"] == nil)
    #expect(log.lines == ["FishView: _stock changed."])
    try await app.button("Switch the lamp").tap()
    #expect(log.lines == ["FishView: _stock changed.", "LampView: _lamp changed."])
  }

  @Test func E07_slicesAtTheRoot_areAvailableToEveryView() async throws {
    let app = await Driver.open(app: AquariumApp())
    #expect(app.has(text: "0"))
    #expect(app.has(text: "DARK"))
  }

  // The same views without dividing the state: they read slices of one shared value.

  struct Tank: Equatable, Sendable {
    var fish = 0
    var isLit = false
  }

  struct SharedFishView: View {
    @Shared var fish: Int
    var body: some View {
      Text("\(fish)")
      Button("Add a fish") { $fish.withLock { $0 += 1 } }
    }
  }

  struct SharedLampView: View {
    @Shared var isLit: Bool
    var body: some View { Text(isLit ? "LIT" : "DARK") }
  }

  struct SharedTankView: View {
    @Shared(.inMemory("tank")) var tank = Tank()
    var body: some View {
      SharedFishView(fish: $tank.fish)
      SharedLampView(isLit: $tank.isLit)
    }
  }

  @Test(.dependencies) func E06_sliceOfAShared_whenChanged_evaluatesItsView() async throws {
    let app = await Driver.open(SharedTankView())
    let counts = try await app.evaluations { try await app.button("Add a fish").tap() }
    #expect(app.has(text: "1"))
    #expect(counts["SharedFishView"] == 1)
    #expect(counts["SharedLampView"] == nil)
    #expect(counts["SharedTankView"] == nil)
  }
}
