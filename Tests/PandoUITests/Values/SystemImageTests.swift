import Foundation
import PandoUI
import Testing

@Suite struct SystemImageTests {
  /// Whether the markup is a sequence of empty elements with quoted attributes, and nothing else.
  private func isWellFormed(_ markup: String) -> Bool {
    let element = #/(<path( [a-z\-]+="[^"<>&]*")+/>)+/#
    return markup.wholeMatch(of: element) != nil
  }

  @Test func everyImage_whenDrawn_isWellFormed() {
    #expect(SystemImage.names.count > 140)
    for name in SystemImage.names {
      let drawing = SystemImage.drawing(named: name)
      #expect(isWellFormed(drawing.markup), "\(name)")
      #expect(!drawing.isFallback, "\(name)")
      #expect(drawing.name == name)
    }
  }

  @Test func everyPath_whenRead_hasCommandsAndNumbersOnly() throws {
    for name in SystemImage.names {
      for match in SystemImage.drawing(named: name).markup.matches(of: #/ d="([^"]*)"/#) {
        #expect(match.output.1.wholeMatch(of: #/M[MmLlHhVvCcSsQqAaZz0-9 .\-]+/#) != nil, "\(name)")
      }
    }
  }

  @Test(arguments: [
    "plus", "trash", "gearshape.fill", "house", "magnifyingglass", "chart.bar", "person.2.fill",
    "checkmark.circle.fill", "xmark.circle", "exclamationmark.triangle.fill", "eye.slash",
    "arrow.clockwise", "chevron.right", "ellipsis.circle", "list.bullet", "square.and.arrow.up",
    "line.3.horizontal.decrease.circle", "slider.horizontal.3", "sidebar.left", "server.rack",
  ])
  func image_whenOftenUsed_isThere(name: String) {
    #expect(!SystemImage.drawing(named: name).isFallback)
  }

  @Test func image_whenUnknown_keepsItsName() {
    let drawing = SystemImage.drawing(named: "no.such.thing")
    #expect(drawing.isFallback)
    #expect(drawing.name == "no.such.thing")
    #expect(isWellFormed(drawing.markup))
  }

  @Test func image_whenOnlyThePlainFormIsThere_isThatOne() {
    #expect(SystemImage.drawing(named: "arrow.right.fill").isFallback == false)
  }
}
