import Observation
import PandoDependencies
import PandoSharing
import PandoTestSupport
import PandoTesting
import Testing

/// Tests of trackings that read a part of a value, or the state of its storage, through a handle.
///
/// They are notified when the handle is redirected.
@Suite(.dependencies)
struct RedirectedPartTests {
  @Test func trackingOfAPart_whenTheHandleIsPointedElsewhere_isNotified() {
    @Shared(.inMemory("here")) var value = Pair()
    let told = Locked(0)
    withObservationTracking {
      _ = $value.first.wrappedValue
    } onChange: {
      told.withLock { $0 += 1 }
    }
    $value = Shared(value: Pair())
    #expect(told.withLock { $0 } == 1)
  }

  @Test func trackingOfLoading_whenTheHandleIsPointedElsewhere_isNotified() {
    @Shared(.test(TestStorage(1))) var value = 0
    let told = Locked(0)
    withObservationTracking {
      _ = $value.isLoading
    } onChange: {
      told.withLock { $0 += 1 }
    }
    $value = Shared(value: 2)
    #expect(told.withLock { $0 } == 1)
  }

  struct Pair: Equatable, Sendable {
    var first = 1
    var second = 2
  }
}
