import Observation
import PandoDependencies
import PandoSharing
import PandoTesting
import Testing

/// Tests of code that lists the elements of a collection.
///
/// It is notified when elements come, go or move, and not when they change.
@Suite(.dependencies)
struct ElementObservationTests {
  struct Boat: Equatable, Identifiable, Sendable {
    let id: Int
    var name = ""
  }

  /// The number of notifications to a listing during an operation.
  private func tellings(
    _ list: () -> Int,
    while operation: () -> Void
  ) -> Int {
    // A separate count, because a listing that was not notified stays subscribed.
    let told = Locked(0)
    withObservationTracking {
      _ = list()
    } onChange: {
      told.withLock { $0 += 1 }
    }
    operation()
    return told.withLock { $0 }
  }

  // The counts are below and above the number of elements up to which other collections keep a copy
  // to compare.
  @Test(arguments: [3, 1000])
  func elementsById(count: Int) {
    @Shared(.inMemory("fleet")) var fleet = IdentifiedArray(
      uniqueElements: (0..<count).map { Boat(id: $0) }
    )
    let list = { $fleet.elements.count }
    #expect(tellings(list) { $fleet.withLock { $0[id: 1]?.name = "Gull" } } == 0)
    #expect(tellings(list) { $fleet.elements[1].name.withLock { $0 = "Tern" } } == 0)
    #expect(tellings(list) { $fleet.withLock { _ = $0.append(Boat(id: count)) } } == 1)
    #expect(tellings(list) { $fleet.withLock { $0.move(fromOffsets: [0], toOffset: 2) } } == 1)
    #expect(tellings(list) { $fleet.withLock { $0[id: 1] = nil } } == 1)
    #expect($fleet.elements.count == count)
  }

  @Test func readersOfElements() {
    @Shared(.inMemory("fleet")) var fleet: IdentifiedArrayOf<Boat> = [Boat(id: 1)]
    let reader = SharedReader($fleet)
    let list = { reader.elements.count }
    #expect(tellings(list) { $fleet.withLock { $0[id: 1]?.name = "Gull" } } == 0)
    #expect(tellings(list) { $fleet.withLock { _ = $0.append(Boat(id: 2)) } } == 1)
  }

  @Test func elementsByPosition() {
    @Shared(.inMemory("names")) var names = ["Gull", "Tern"]
    let list = { $names.elements.count }
    #expect(tellings(list) { $names.withLock { $0[0] = "Kite" } } == 0)
    #expect(tellings(list) { $names.withLock { $0.append("Swift") } } == 1)
  }

  @Test func valueInAnOptional() {
    @Shared(.inMemory("fleet")) var fleet: IdentifiedArrayOf<Boat> = [Boat(id: 1)]
    let look = { Shared($fleet[id: 1]) == nil ? 0 : 1 }
    #expect(tellings(look) { $fleet.withLock { $0[id: 1]?.name = "Gull" } } == 0)
    #expect(tellings(look) { $fleet.withLock { $0[id: 1] = nil } } == 1)
    #expect(tellings(look) { $fleet.withLock { _ = $0.append(Boat(id: 2)) } } == 0)
    #expect(tellings(look) { $fleet.withLock { _ = $0.append(Boat(id: 1)) } } == 1)
    #expect(look() == 1)
  }
}
