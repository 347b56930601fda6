import Foundation
import Testing

@testable import PandoWeb

@Suite("System icons")
struct SystemIconTests {
  private static let digests = URL(filePath: #filePath)
    .appending(path: "../../../Support/IconDigests.txt").standardized

  /// The drawings have the digests that they had as strings of Swift. A change of a drawing changes
  /// its digest too.
  @Test func everyIcon_whenDrawn_hasItsFormerDigest() throws {
    let lines = try String(contentsOf: Self.digests, encoding: .utf8).split(separator: "\n")
    #expect(lines.count > 2_000)
    for line in lines {
      let parts = line.split(separator: " ")
      #expect(Self.digest(String(parts[1])) == parts[0], "\(parts[1])")
    }
  }

  @Test func everyIcon_whenRead_hasPathsOfCommandsAndNumbers() {
    #expect(SystemIcon.names.count > 2_000)
    for name in SystemIcon.names {
      let icon = SystemIcon(named: name)
      #expect(!icon.isFallback && !icon.paths.isEmpty, "\(name)")
      for path in icon.paths {
        #expect(path.data.wholeMatch(of: /M[MmLlHhVvCcSsQqAaZz0-9 .\-]+/) != nil, "\(name)")
      }
    }
  }

  @Test(arguments: [
    "plus", "trash", "gearshape.fill", "house", "magnifyingglass", "chart.bar", "person.2.fill",
    "checkmark.circle.fill", "xmark.circle", "exclamationmark.triangle.fill", "eye.slash",
    "arrow.clockwise", "chevron.right", "ellipsis.circle", "list.bullet", "square.and.arrow.up",
    "line.3.horizontal.decrease.circle", "slider.horizontal.3", "sidebar.left", "server.rack",
  ])
  func icon_whenOftenUsed_isThere(name: String) {
    #expect(!SystemIcon(named: name).isFallback)
  }

  @Test(arguments: [
    "", "no.such.thing", "fallback", ".fill", ".slash", ".badge", ".circle", "star.nonsense",
  ])
  func icon_whenUnknown_isAPlainOne(name: String) {
    let icon = SystemIcon(named: name)
    #expect(icon.isFallback && icon.paths.count == 1)
  }

  @Test func icon_whenOnlyThePlainFormIsThere_isThatOne() {
    #expect(!SystemIcon(named: "arrow.right.fill").isFallback)
    #expect(!SystemIcon(named: "timer.fill.fill").isFallback)
  }

  /// A short digest of the HTML of an icon.
  private static func digest(_ name: String) -> String {
    let html = HTMLWriter.string(.element(Icon.element(named: name)))
    return SHA256.hash(html.utf8).prefix(8).hexDigits
  }
}
