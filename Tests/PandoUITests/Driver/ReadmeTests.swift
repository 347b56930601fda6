import Foundation
import PandoSharing
import PandoTesting
import PandoUI
import Testing

/// The example of the README does what it says.
@MainActor
@Suite(.dependencies)
struct ReadmeTests {
  struct Plan: Codable, Equatable, Sendable {
    var title = "Autumn in the valley"
    var stops: IdentifiedArrayOf<Stop> = []
  }

  struct Stop: Codable, Equatable, Identifiable, Sendable {
    var id: Int
    var name: String
    var isBooked = false
  }

  struct StopRow: View {
    @Shared var stop: Stop
    var body: some View { Toggle(stop.name, isOn: Binding($stop.isBooked)) }
  }

  struct PlanView: View {
    @Shared(.fileStorage(URL(filePath: "plan.json"))) var plan = Plan()
    var body: some View {
      NavigationStack {
        List {
          ForEach($plan.stops.elements) { $stop in StopRow(stop: $stop) }
        }
        .navigationTitle(plan.title)
      }
    }
  }

  @Test func toggle_booksTheStop() async throws {
    @Shared(.fileStorage(URL(filePath: "plan.json"))) var plan = Plan(
      stops: [Stop(id: 1, name: "Grove"), Stop(id: 2, name: "Mill")]
    )
    let app = await Driver.open(PlanView())
    #expect(app.screen("Autumn in the valley").exists)
    let counts = try await app.evaluations { try await app.toggle("Grove").turnOn() }
    #expect(plan.stops[id: 1]?.isBooked == true)
    #expect(counts["StopRow"] == 1)
  }
}
