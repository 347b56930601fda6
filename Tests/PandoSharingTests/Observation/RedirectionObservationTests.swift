import Observation
import PandoDependencies
import PandoSharing
import PandoTesting
import Testing

/// Tests of code that read a value through a handle: it is notified when the handle is redirected.
@Suite(.dependencies)
struct RedirectionObservationTests {
  @Test func tracking_whenTheHandleIsPointedElsewhere_isNotified() {
    @Shared(.inMemory("here")) var value = 1
    @Shared(.inMemory("there")) var other = 2
    let told = Locked(0)
    withObservationTracking {
      _ = value
    } onChange: {
      told.withLock { $0 += 1 }
    }
    $value = $other
    #expect(told.withLock { $0 } == 1)
    #expect(value == 2)
  }

  @Test func reader_whenItIsRedirected_notifiesItsTrackings() {
    @SharedReader(.inMemory("here")) var value = 1
    let told = Locked(0)
    withObservationTracking {
      _ = value
    } onChange: {
      told.withLock { $0 += 1 }
    }
    $value = SharedReader(wrappedValue: 3, .inMemory("elsewhere"))
    #expect(told.withLock { $0 } == 1)
    #expect(value == 3)
  }
}
