import Foundation
import PandoUI
import PandoWeb
import Testing

@testable import PandoWebTestSupport

/// Tests of parts of a text in other styles.
@Suite("Text runs")
@MainActor
struct TextRunTests {
  @Test func run_withAColorBehindIt_hasIt() throws {
    var run = TextRun("a")
    run.background = .yellow
    let page = try Page(Piece(.text, [.runs: .runs([run, TextRun("b")])]))
    let node = try page.one("//span[text()='a']")
    #expect(node["style"]?.contains("background:") == true, "\(node)")
  }
}
