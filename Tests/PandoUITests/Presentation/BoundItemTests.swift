import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests of bindings as items: of presentations, and of rows in an order of their own.
@MainActor
struct BoundItemTests {
  private struct Car: Identifiable {
    let id: Int
    var name: String
  }

  private struct Garage: View {
    @State private var cars = [Car(id: 1, name: "Beetle"), Car(id: 2, name: "Ant")]
    @State private var edited: Binding<Car>?
    @State private var covered: Binding<Car>?
    @State private var shown: Binding<Car>?

    var body: some View {
      ForEach($cars.sorted { $0.wrappedValue.name < $1.wrappedValue.name }) { $car in
        Text(car.name)
        Button("Edit \(car.name)") { edited = $car }
        Button("Cover \(car.name)") { covered = $car }
        Button("Show \(car.name)") { shown = $car }
      }
      .sheet(item: $edited) { $car in
        TextField("Name", text: $car.name)
        Button("Close") { edited = nil }
      }
      .fullScreenCover(item: $covered) { car in Text("covered \(car.wrappedValue.name)") }
      .popover(item: $shown) { Text("shown \($0.wrappedValue.name)") }
    }
  }

  @Test func binding_isTheItemOfASheet_whichEditsIt() async throws {
    let app = await Driver.open(Garage())
    try await app.button("Edit Beetle").tap()
    try await app.type("!", into: "Name")
    try await app.button("Close").tap()
    #expect(app.has(text: "Beetle!"))
  }

  @Test func binding_isTheItemOfACover_andOfAPopover() async throws {
    let app = await Driver.open(Garage())
    try await app.button("Show Ant").tap()
    #expect(app.has(text: "shown Ant"))
    let other = await Driver.open(Garage())
    try await other.button("Cover Ant").tap()
    #expect(other.has(text: "covered Ant"))
  }

  @Test func sortedBindings_areRowsInTheirOrder() {
    let drawn = Drawn(Garage())
    #expect(drawn.texts.filter { ["Ant", "Beetle"].contains($0) } == ["Ant", "Beetle"])
  }
}
