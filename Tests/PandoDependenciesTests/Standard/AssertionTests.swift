import PandoDependencies
import Testing

@Suite struct AssertionTests {
  @Dependency(\.assert) var assert
  @Dependency(\.assertionFailure) var assertionFailure
  @Dependency(\.precondition) var precondition

  @Test func assertions_whenTrue_areSilent() {
    assert(true)
    precondition(true, "Must be true")
  }

  @Test func assertions_whenFalse_areReportedWithTheirMessages() {
    let texts = issues {
      assert(false, "One")
      assertionFailure("Two")
      precondition(1 > 2, "Three")
    }
    #expect(texts == ["One", "Two", "Three"])
  }

  @Test func assertions_whenLive_areThoseOfSwift() {
    withDependencies {
      $0.context = .live
    } operation: {
      assert(true, "Not reached")
      precondition(true, "Not reached")
    }
  }
}
