import PandoSharing
import Testing

private struct Guest: Equatable, Sendable {
  var name: String
}

@Suite struct DerivingOptionalTests {
  @Test func D06_sharedOptional_whenThereIsAValue_unwrapsToASharedOfIt() throws {
    struct Desk {
      @Shared var guest: Guest?
    }
    let desk = Desk(guest: Shared(value: Guest(name: "Tor")))
    if let present = Shared(desk.$guest) {
      let typed: Shared<Guest> = present
      typed.withLock { $0.name = "Thor" }
    }
    #expect(desk.guest == Guest(name: "Thor"))
  }

  @Test func D06_sharedOptional_whenNil_doesNotUnwrap() {
    @Shared(value: nil) var guest: Guest?
    #expect(Shared($guest) == nil)
  }

  @Test func D06_unwrapped_whenTheOptionalBecomesNil_keepsTheLastValueAndReportsWrites() throws {
    @Shared(value: Guest(name: "Tor")) var guest: Guest?
    let unwrapped = try #require(Shared($guest))
    guest = nil
    #expect(unwrapped.wrappedValue.name == "Tor")
    let texts = issues { unwrapped.withLock { $0.name = "Odd" } }
    #expect(texts.count == 1)
    #expect(guest == nil)
  }
}
