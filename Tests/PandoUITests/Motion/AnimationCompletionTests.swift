import PandoDependencies
import PandoTesting
import PandoUI
import Testing

/// Tests of when `withAnimation` calls its completion.
@MainActor
struct AnimationCompletionTests {
  /// The seconds, to a tenth, after which the completion is called; nil for more than 20 of them.
  private func seconds(
    _ animation: Animation?,
    _ criteria: AnimationCompletionCriteria = .logicallyComplete
  ) async -> Double? {
    let clock = TestClock()
    let calls = LockIsolated(0)
    withDependencies {
      $0.continuousClock = clock
    } operation: {
      withAnimation(animation, completionCriteria: criteria) {
      } completion: {
        calls.withValue { $0 += 1 }
      }
    }
    for tenth in 0...200 {
      await clock.advance(by: .milliseconds(tenth == 0 ? 1 : 100))
      if calls.value > 0 { return Double(tenth) / 10 }
    }
    return nil
  }

  @Test func completion_ofATime_isCalledAtItsEnd() async {
    #expect(await seconds(.linear(duration: 2)) == 2)
    #expect(await seconds(.linear(duration: 2).delay(1).repeatCount(2)) == 5)
    #expect(await seconds(nil) == 0)
  }

  /// After its perceived duration a spring still moves, by less than is visible.
  @Test func completion_ofASpring_isCalledAfterThePerceivedDuration() async throws {
    #expect(await seconds(.bouncy(duration: 1)) == 1)
    #expect(await seconds(.bouncy(duration: 1).speed(2)) == 0.5)
    #expect(try #require(await seconds(.bouncy(duration: 1), .removed)) > 1)
  }

  @Test func completion_ofAnAnimationWithATimeOfItsOwn_isCalledThen() async {
    let early = Animation.linear(duration: 3).delay(1).logicallyComplete(after: 1)
    #expect(await seconds(early) == 2)
    #expect(await seconds(early, .removed) == 4)
    #expect(await seconds(.linear(duration: 3).logicallyComplete(after: 9)) == 3)
    #expect(await seconds(.linear(duration: 3).repeatForever().logicallyComplete(after: 2)) == 2)
  }
}
