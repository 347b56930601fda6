import Foundation
import PandoUI
import Testing

/// Tests of the spelling checker with UIKit's name.
@MainActor
@Suite struct UITextCheckerTests {
  @Test func checker_findsWordsThatAreInNoList() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pando-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let words = "the\nPeter\ndog\ndon't\n"
    try Data(words.utf8).write(to: folder.appending(path: "british-english"))
    let checker = UITextChecker(folder: folder.path)
    func check(_ text: String, from start: Int, wrap: Bool = false) -> NSRange {
      checker.rangeOfMisspelledWord(
        in: text,
        range: NSRange(location: 0, length: text.utf16.count),
        startingAt: start,
        wrap: wrap,
        language: "en_GB"
      )
    }
    #expect(check("The dog, peter's", from: 0).location == NSNotFound)
    #expect(check("‘don’t’ 🐕 xdog", from: 0) == NSRange(location: 11, length: 4))
    #expect(check("xdog the", from: 2).location == NSNotFound)
    #expect(check("xdog the", from: 2, wrap: true) == NSRange(location: 0, length: 4))
  }

  @Test func checker_withoutAList_findsNothing_andReportsIt() {
    let checker = UITextChecker(folder: "/nowhere")
    let range = NSRange(location: 0, length: 1)
    withKnownIssue {
      let wrong = checker.rangeOfMisspelledWord(
        in: "x",
        range: range,
        startingAt: 0,
        wrap: false,
        language: "xx_YY"
      )
      #expect(wrong.location == NSNotFound)
    } matching: {
      $0.description.contains("There is no list of words of the language")
    }
  }
}
