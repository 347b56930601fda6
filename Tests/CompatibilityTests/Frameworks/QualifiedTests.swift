import Pando
import PandoTesting
import Testing

/// Tests of names that are written with the module of Apple's that they come from.
@MainActor
@Suite struct QualifiedTests {
  @Test func names_withTheirModule_areThoseWithout() async throws {
    let app = await Driver.open(Badges.Section())
    #expect(app.has(text: "Badges"))
    try await app.button("Pond 0").tap()
    #expect(app.has(text: "Pond 1"))
    #expect(SwiftUI.Color.ofBadges == Color.brown)
    #expect(EnvironmentValues().badge == "Badge")
    #expect(Binding.constant("a").inCapitals.wrappedValue == "A")
  }

  @Test func empty_withTheNameOfItsModule_isThePublisher() {
    let model = Badges.Model()
    var (completions, values) = (0, 0)
    model.nothing().sink { _ in
      completions += 1
    } receiveValue: { _ in
      values += 1
    }
    .store(in: &model.cancellables)
    #expect(completions == 1)
    model.never().sink { _ in
      completions += 1
    } receiveValue: { _ in
      values += 1
    }
    .store(in: &model.cancellables)
    #expect(completions == 1 && values == 0)
  }
}
