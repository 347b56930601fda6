import Foundation
import PandoSharing
import PandoTesting
import PandoUI
import Testing

/// Tests of shared state in views.
@MainActor
@Suite(.dependencies)
struct SharedInViewsTests {
  struct Plant: Codable, Equatable, Identifiable, Sendable {
    let id: Int
    var name: String
    var isWatered = false

    static let all: IdentifiedArrayOf<Plant> = [
      Plant(id: 1, name: "Fern"), Plant(id: 2, name: "Moss"),
    ]
  }

  struct PlantRow: View {
    @Shared var plant: Plant
    var body: some View {
      Text(plant.name)
      Toggle("Water \(plant.name)", isOn: Binding($plant.isWatered))
    }
  }

  struct Garden: View {
    @Shared(.inMemory("plants")) var plants: IdentifiedArrayOf<Plant> = Plant.all
    var body: some View {
      List {
        ForEach(Array($plants)) { $plant in  // a Shared<Plant>
          PlantRow(plant: $plant)
        }
      }
    }
  }

  @Test func D07_forEach_overSharedElements_givesEachRowItsOwn() async throws {
    @Shared(.inMemory("plants")) var plants = Plant.all
    let app = await Driver.open(Garden())
    let counts = try await app.evaluations {
      try await app.toggle("Water Moss").turnOn()
    }
    #expect(plants[id: 2]?.isWatered == true)
    #expect(plants[id: 1]?.isWatered == false)
    // The row reads the whole plant.
    #expect(counts["PlantRow"] == 1)
    let renaming = await app.evaluations {
      $plants.withLock { $0[id: 1]?.name = "Ivy" }
      await app.settle()
    }
    #expect(renaming["PlantRow"] == 1)
    #expect(app.has(text: "Ivy"))
  }

  struct GardenOfLinks: View {
    @Shared(.inMemory("plants")) var plants: IdentifiedArrayOf<Plant> = Plant.all
    var body: some View {
      NavigationStack {
        List {
          ForEach($plants.elements) { $plant in
            NavigationLink {
              PlantEditor(plant: $plant)
            } label: {
              Text(plant.name)
            }
          }
        }
      }
    }
  }

  struct PlantEditor: View {
    @Shared var plant: Plant
    var body: some View { TextField("Name", text: Binding($plant.name)) }
  }

  @Test func S20_link_whenFollowed_carriesTheSharedElement() async throws {
    @Shared(.inMemory("plants")) var plants = Plant.all
    let app = await Driver.open(GardenOfLinks())
    try await app.link("Moss").tap()
    try await app.field("Name").fill("Lichen")
    #expect(plants[id: 2]?.name == "Lichen")
    try await app.back()
    #expect(app.link("Lichen").exists)
  }

  struct Heading: View {
    let title: String
    @State.Shared(.inMemory("north")) var direction = "north"
    @State.SharedReader(.inMemory("north")) var reader = "north"
    var body: some View {
      Text("\(title) \(direction) \(reader)")
      Button("Turn") {
        $direction = Shared(wrappedValue: "south", .inMemory("south"))
        $reader = SharedReader(wrappedValue: "south", .inMemory("south"))
      }
    }
  }

  struct Compass: View {
    @State private var turns = 0
    var body: some View {
      Heading(title: "\(turns)")
      Button("Again") { turns += 1 }
    }
  }

  @Test func G04_stateShared_whenTheViewIsMadeAgain_keepsItsKey() async throws {
    let app = await Driver.open(Compass())
    try await app.button("Turn").tap()
    #expect(app.has(text: "0 south south"))
    try await app.button("Again").tap()
    #expect(app.has(text: "1 south south"))
  }

  struct Feature: View {
    @Shared(.inMemory("visits")) var visits = 0
    var body: some View {
      WithPerceptionTracking {
        Form {
          Text(visits.description)
        }
      }
    }
  }

  @Test func S37_withPerceptionTracking_tracksWhatIsReadInside() async throws {
    @Shared(.inMemory("visits")) var visits = 0
    let app = await Driver.open(Feature())
    $visits.withLock { $0 = 12 }
    await app.settle()
    #expect(app.has(text: "12"))
  }

  struct PlainFeature: View {
    @Shared(.inMemory("visits")) var visits = 0
    var body: some View {
      Form {
        Text(visits.description)
      }
    }
  }

  @Test func S36_view_whenItReadsSharedStateInItsBody_updatesWithoutMore() async throws {
    @Shared(.inMemory("visits")) var visits = 0
    let app = await Driver.open(PlainFeature())
    $visits.withLock { $0 = 7 }
    await app.settle()
    #expect(app.has(text: "7"))
  }

  struct MainApp: App {
    @MainActor static var isTesting = true
    var body: some Scene {
      WindowGroup {
        if Self.isTesting
          || ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1"
        {
          EmptyView()
        } else {
          PlainFeature()
        }
      }
    }
  }

  @Test func S39_entryPoint_thatShowsNothingInTests_drawsNothing() async throws {
    let app = await Driver.open(app: MainApp())
    #expect(!app.has(text: "0"))
  }
}
