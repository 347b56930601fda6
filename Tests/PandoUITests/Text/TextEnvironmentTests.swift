import Foundation
import PandoUI
import Testing

/// Tests of entries of the environment that decide how text is drawn, set by their key paths.
@MainActor
struct TextEnvironmentTests {
  private func attributes(_ view: some View) -> [Attributes] {
    let tree = ElementTree()
    let graph = ViewGraph(view, renderer: tree)
    return withExtendedLifetime(graph) {
      @MainActor func inside(_ id: ElementID) -> [Attributes] {
        tree.children(of: id).flatMap { [$0.attributes] + inside($0.id) }
      }
      return inside(ElementTree.rootID)
    }
  }

  @Test func entries_ofText_areDrawnAsTheirModifiersAre() {
    let words = VStack { Text("Words") }
    let pairs: [([Attributes], [Attributes])] = [
      (attributes(words.environment(\.font, .title)), attributes(words.font(.title))),
      (
        attributes(words.environment(\.dynamicTypeSize, .accessibility3)),
        attributes(words.dynamicTypeSize(.accessibility3))
      ),
      (
        attributes(words.environment(\.sizeCategory, .extraLarge)),
        attributes(words.dynamicTypeSize(.xLarge))
      ),
      (
        attributes(words.environment(\.multilineTextAlignment, .trailing)),
        attributes(words.multilineTextAlignment(.trailing))
      ),
      (attributes(words.environment(\.lineSpacing, 12)), attributes(words.lineSpacing(12))),
      (
        attributes(words.environment(\.textCase, .uppercase)),
        attributes(words.textCase(.uppercase))
      ),
    ]
    let plain = attributes(words)
    for (entry, modifier) in pairs {
      #expect(entry == modifier)
      #expect(entry != plain)
    }
  }

  @Test func otherEntries_ofTheSameTypes_areNotDrawn() {
    let words = VStack { Text("Words") }
    #expect(attributes(words.environment(\.minimumScaleFactor, 1)) == attributes(words))
  }
}
