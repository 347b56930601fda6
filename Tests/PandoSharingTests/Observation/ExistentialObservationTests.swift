import Observation
import PandoDependencies
import PandoSharing
import PandoTesting
import Testing

/// Tests that values with existentials in them are observed like all values.
@Suite(.dependencies)
struct ExistentialObservationTests {
  struct Parcel: Equatable, Sendable {
    var content: any Sendable & Equatable
    var weight = 0

    static func == (lhs: Parcel, rhs: Parcel) -> Bool {
      func isSame<E: Equatable>(_ content: E) -> Bool { rhs.content as? E == content }
      return lhs.weight == rhs.weight && isSame(lhs.content)
    }
  }

  @Test func change_ofAValueWithAnExistentialField_isHeard() {
    @Shared(.inMemory("parcel")) var parcel = Parcel(content: "honey")
    let told = Locked(0)
    for weight in 1...3 {
      withObservationTracking {
        _ = parcel
      } onChange: {
        told.withLock { $0 += 1 }
      }
      $parcel.withLock { $0.weight = weight }
      #expect(told.withLock { $0 } == weight)
    }
  }
}
