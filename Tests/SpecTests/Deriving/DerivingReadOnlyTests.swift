import PandoSharing
import Testing

@Suite struct DerivingReadOnlyTests {
  private struct Lantern {
    @SharedReader var isDimmed: Bool
  }

  @Test func D09_reader_whenMadeOfAShared_seesItsChanges() {
    @Shared(.appStorage("isDimmed")) var isDimmed = true
    let lantern = Lantern(isDimmed: SharedReader($isDimmed))
    #expect(lantern.isDimmed)
    isDimmed = false
    #expect(!lantern.isDimmed)
  }
}
