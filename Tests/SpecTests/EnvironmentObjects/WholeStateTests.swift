import OpenCombine
import PandoTesting
import PandoUI
import Testing

/// Tests of one observable object for all state: each change evaluates all views that read the
/// object.
@MainActor
struct WholeStateTests {
  class Aquarium: ObservableObject {
    @Published var fish: Int = 0
    @Published var isLit: Bool = false
  }

  struct AquariumApp: App {
    var body: some Scene {
      WindowGroup {
        TankView().environmentObject(Aquarium())
      }
    }
  }

  struct TankView: View {
    var body: some View {
      FishView()
      LampView()
    }
  }

  struct FishView: View {
    @EnvironmentObject var aquarium: Aquarium

    var body: some View {
      VStack {
        Text("\(aquarium.fish)")
        Button("Add a fish") {
          aquarium.fish += 1
        }
      }
    }
  }

  struct LampView: View {
    @EnvironmentObject var aquarium: Aquarium

    var body: some View {
      VStack {
        Text(aquarium.isLit ? "LIT" : "DARK")
        Button("Switch the lamp") {
          aquarium.isLit.toggle()
        }
      }
    }
  }

  @Test func E01_publishedProperties_whenChanged_announceTheObject() {
    let aquarium = Aquarium()
    var changes = 0
    let subscription = aquarium.objectWillChange.sink { changes += 1 }
    aquarium.fish += 1
    aquarium.isLit.toggle()
    #expect(changes == 2)
    withExtendedLifetime(subscription) {}
  }

  @Test func E02_objectAtTheRoot_isAvailableToEveryView() async throws {
    let app = await Driver.open(app: AquariumApp())
    #expect(app.has(text: "0"))
    #expect(app.has(text: "DARK"))
  }

  @Test func E03_button_whenTapped_changesTheStateAndTheViewShowsIt() async throws {
    let app = await Driver.open(app: AquariumApp())
    try await app.button("Add a fish").tap()
    #expect(app.has(text: "1"))
  }

  @Test func E04_anotherView_whenItChangesItsProperty_evaluatesBoth() async throws {
    let app = await Driver.open(app: AquariumApp())
    let counts = try await app.evaluations { try await app.button("Switch the lamp").tap() }
    #expect(app.has(text: "LIT"))
    #expect(counts["FishView"] == 1)
    #expect(counts["LampView"] == 1)
    #expect(counts["TankView"] == nil)
  }
}
