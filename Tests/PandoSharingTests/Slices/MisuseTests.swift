import PandoSharing
import Testing

private struct Opaque: Sendable {
  var count = 0
}

@Suite struct MisuseTests {
  @Test func withLock_whenItReadsTheSameValue_stopsWithAMessage() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let count = Shared(value: 0)
      count.withLock { $0 = count.wrappedValue + 1 }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("inside of a 'withLock'"))
    #expect(message.contains("Use the 'inout' argument"))
  }

  @Test func write_whenTheUnwrappedOptionalIsNil_isDroppedAndReported() {
    @Shared(value: 1) var number: Int?
    let unwrapped = Shared($number)
    number = nil
    withKnownIssue {
      unwrapped?.withLock { $0 = 7 }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("The write was dropped") }
    }
    #expect(number == nil)
    #expect(unwrapped?.wrappedValue == 1)
  }

  @Test func assert_whenTheWholeIsNotEquatable_settlesTheSlice() {
    withSharedChangeTracking {
      let opaque = Shared(value: Opaque())
      opaque.count.withLock { $0 = 2 }
      opaque.count.assert { $0 = 2 }
    }
  }
}
