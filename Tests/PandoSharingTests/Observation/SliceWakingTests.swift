import Observation
import PandoDependencies
import PandoSharing
import Testing

/// Counts the notifications of several readers.
final class WakeCounter: Sendable {
  private let counts = Locked<[String: Int]>([:])

  /// Tracks one read, and counts its notification.
  func track(_ name: String, _ read: () -> Void) {
    withObservationTracking(read) { [counts] in counts.withLock { $0[name, default: 0] += 1 } }
  }

  subscript(name: String) -> Int { counts.withLock { $0[name, default: 0] } }
  var total: Int { counts.withLock { $0.values.reduce(0, +) } }
}

struct Boat: Equatable, Identifiable, Sendable {
  var id: Int
  var name = "Anna"
  var length = 7.5
  var crew: [String] = ["Ole"]
  var title: String {
    get { "\(name) (\(crew.count))" }
    set { name = newValue }
  }
}

struct Harbour: Equatable, Sendable {
  var name = "Svolvær"
  var depth = 4
  var boats: IdentifiedArrayOf<Boat> = []
  var berths: [Int] = [1, 2, 3]
  var flagship: Boat?
}

@Suite struct SliceWakingTests {
  @Test func slice_whenItsSiblingChanges_sleeps() {
    @Shared(value: Harbour()) var harbour
    let wakes = WakeCounter()
    wakes.track("name") { _ = $harbour.name.wrappedValue }
    wakes.track("depth") { _ = $harbour.depth.wrappedValue }
    $harbour.depth.withLock { $0 += 1 }
    #expect(wakes["name"] == 0)
    #expect(wakes["depth"] == 1)
    $harbour.name.withLock { $0 = "Å" }
    #expect(wakes["name"] == 1)
    #expect(wakes["depth"] == 1)
  }

  @Test func slice_whenTheRootChangesElsewhere_sleeps() {
    @Shared(value: Harbour()) var harbour
    let wakes = WakeCounter()
    wakes.track("name") { _ = $harbour.name.wrappedValue }
    wakes.track("berths") { _ = $harbour.berths.wrappedValue }
    wakes.track("root") { _ = harbour }
    $harbour.withLock { $0.depth = 9 }
    #expect(wakes["name"] == 0)
    #expect(wakes["berths"] == 0)
    #expect(wakes["root"] == 1)
    harbour.name = "Reine"
    #expect(wakes["name"] == 1)
  }

  @Test func computedSlice_whenItsSourceChanges_notifiesReaders() {
    @Shared(value: Boat(id: 1)) var boat
    let wakes = WakeCounter()
    wakes.track("title") { _ = $boat.title.wrappedValue }
    $boat.length.withLock { $0 = 9 }
    #expect(wakes["title"] == 0)
    $boat.crew.withLock { $0.append("Kari") }
    #expect(wakes["title"] == 1)
    wakes.track("title") { _ = $boat.title.wrappedValue }
    wakes.track("name") { _ = $boat.name.wrappedValue }
    $boat.title.withLock { $0 = "Frøya" }
    #expect(wakes["title"] == 2)
    #expect(wakes["name"] == 1)
  }

  @Test func elements_whenAnotherElementChanges_sleep() {
    @Shared(value: Harbour(boats: [Boat(id: 1), Boat(id: 2)])) var harbour
    let boats = $harbour.boats.elements
    let wakes = WakeCounter()
    wakes.track("1") { _ = boats[0].name.wrappedValue }
    wakes.track("2") { _ = boats[1].name.wrappedValue }
    wakes.track("2?") { _ = $harbour.boats[id: 2].wrappedValue }
    boats[0].name.withLock { $0 = "Nordlys" }
    #expect(harbour.boats[id: 1]?.name == "Nordlys")
    #expect(wakes["1"] == 1)
    #expect(wakes["2"] == 0)
    #expect(wakes["2?"] == 0)
    harbour.boats[id: 2]?.name = "Polaris"
    #expect(wakes["2"] == 1)
    #expect(wakes["2?"] == 1)
  }

  @Test func observer_whenNotified_readsTheNewValue() {
    @Shared(value: 0) var count
    let seen = Locked<[Int]>([])
    let shared = $count
    withObservationTracking {
      _ = count
    } onChange: {
      let value = shared.wrappedValue
      seen.withLock { $0.append(value) }
    }
    count += 1
    #expect(seen.withLock { $0 } == [1])
  }

  @Test func assigningAnEqualValue_isSilent() {
    @Shared(value: Harbour()) var harbour
    let wakes = WakeCounter()
    wakes.track("root") { _ = harbour }
    wakes.track("depth") { _ = $harbour.depth.wrappedValue }
    harbour = Harbour()
    $harbour.depth.withLock { $0 = 4 }
    harbour.depth = 4
    #expect(wakes["depth"] == 0)
  }
}
