import OpenCombine
import PandoDependencies
import PandoSharing
import PandoTesting
import Testing

/// Tests of publishers and asynchronous sequences, which follow the handle that they were made
/// from.
@Suite(.dependencies)
struct RedirectedStreamTests {
  private struct Profile: Equatable, Sendable {
    var name = "Blob"
  }

  @Test func publisher_whenTheHandleIsAssigned_goesOnWithTheOtherValue() {
    @Shared(.inMemory("here")) var value = 1
    @Shared(.inMemory("there")) var other = 10
    let here = $value.publisher
    @Shared(.inMemory("here")) var neighbour = 0
    let seen = Locked<[Int]>([])
    let cancellable = here.sink { value in seen.withLock { $0.append(value) } }
    value = 2
    $value = $other
    neighbour = 3
    other = 11
    #expect(seen.withLock { $0 } == [1, 2, 10, 11])
    cancellable.cancel()
    other = 12
    #expect(seen.withLock { $0 } == [1, 2, 10, 11])
  }

  @Test func publisher_whenTheOtherValueIsEqual_publishesNothingUntilItChanges() async throws {
    @Shared(.inMemory("here")) var value = 1
    let seen = Locked<[Int]>([])
    let cancellable = $value.publisher.sink { value in seen.withLock { $0.append(value) } }
    defer { cancellable.cancel() }
    value = 2
    try await $value.load(.inMemory("there"))
    #expect(seen.withLock { $0 } == [1, 2])
    value = 3
    #expect(seen.withLock { $0 } == [1, 2, 3])
  }

  @Test func publisher_whenMadeBeforeAndSubscribedToAfter_startsWithTheOtherValue() {
    @Shared(.inMemory("here")) var value = 1
    @Shared(.inMemory("there")) var other = 10
    let publisher = $value.publisher
    $value = $other
    let seen = Locked<[Int]>([])
    let cancellable = publisher.sink { value in seen.withLock { $0.append(value) } }
    defer { cancellable.cancel() }
    #expect(seen.withLock { $0 } == [10])
  }

  @Test func publisher_whenAnotherHandleOnItsPlaceIsAssigned_publishesNothing() {
    @Shared(.inMemory("here")) var value = 1
    @Shared(.inMemory("here")) var neighbour = 0
    @Shared(.inMemory("there")) var other = 10
    let seen = Locked<[Int]>([])
    let cancellable = $value.publisher.sink { value in seen.withLock { $0.append(value) } }
    defer { cancellable.cancel() }
    $neighbour = $other
    #expect(seen.withLock { $0 } == [1])
    value = 2
    #expect(seen.withLock { $0 } == [1, 2])
  }

  @Test func publisher_whenTheHandleLoadsAnotherKey_goesOnWithThatKey() async throws {
    @Shared(.inMemory("here")) var value = 1
    @Shared(.inMemory("there")) var other = 10
    let seen = Locked<[Int]>([])
    let cancellable = $value.publisher.sink { value in seen.withLock { $0.append(value) } }
    defer { cancellable.cancel() }
    try await $value.load(.inMemory("there"))
    other = 11
    #expect(seen.withLock { $0 }.last == 11)
    begin(loading: $value)
    #expect(seen.withLock { $0 }.last == 1)
  }

  /// Calls the overload that does not wait, which asynchronous code cannot.
  private func begin(loading value: Shared<Int>) { value.load(.inMemory("here")) }

  @Test func publisher_ofAReader_followsIt() {
    @SharedReader(.inMemory("here")) var value = 1
    @Shared(.inMemory("there")) var other = 10
    let seen = Locked<[Int]>([])
    let cancellable = $value.publisher.sink { value in seen.withLock { $0.append(value) } }
    defer { cancellable.cancel() }
    $value = SharedReader($other)
    other = 11
    #expect(seen.withLock { $0 } == [1, 10, 11])
  }

  @Test func publisher_ofASlice_whenTheSliceIsAssigned_followsIt() {
    @Shared(.inMemory("here")) var profile = Profile()
    @Shared(.inMemory("there")) var other = Profile(name: "Other")
    let name = Shared(projectedValue: $profile.name)
    let seen = Locked<[String]>([])
    let cancellable = name.publisher.sink { value in seen.withLock { $0.append(value) } }
    defer { cancellable.cancel() }
    name.projectedValue = $other.name
    other.name = "Newer"
    profile.name = "Left"
    #expect(seen.withLock { $0 } == ["Blob", "Other", "Newer"])
  }

  @Test func publisher_whenAssignedThereAndBack_keepsNothingOfTheOther() {
    @Shared(value: 1) var value
    let seen = Locked<[Int]>([])
    let cancellable = $value.publisher.sink { value in seen.withLock { $0.append(value) } }
    defer { cancellable.cancel() }
    let first = Shared(projectedValue: $value)
    $value = Shared(value: 2)
    $value = first
    value = 3
    #expect(seen.withLock { $0 } == [1, 2, 1, 3])
  }

  @Test func values_whenTheHandleIsAssigned_goesOnWithTheOtherValue() async {
    @Shared(.inMemory("here")) var value = 1
    @Shared(.inMemory("there")) var other = 10
    @Shared(.inMemory("here")) var neighbour = 0
    var iterator = $value.values.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    $value = $other
    #expect(await iterator.next() == 10)
    neighbour = 2
    other = 11
    #expect(await iterator.next() == 11)
  }

  @Test func publisher_whileManyThreadsAssignAndWrite_endsWithTheValueOfTheLastHandle() async {
    let places = (0..<4).map { Shared(value: $0 * 1_000_000) }
    let handle = Shared(projectedValue: places[0])
    let seen = Locked<[Int]>([])
    let cancellable = handle.publisher.sink { value in seen.withLock { $0.append(value) } }
    defer { cancellable.cancel() }
    await withTaskGroup(of: Void.self) { group in
      for place in places {
        group.addTask {
          for _ in 0..<500 {
            handle.projectedValue = place
            place.withLock { $0 += 1 }
          }
        }
      }
    }
    handle.projectedValue = places[2]
    places[2].withLock { $0 += 1 }
    #expect(seen.withLock { $0.last } == places[2].wrappedValue)
  }
}
