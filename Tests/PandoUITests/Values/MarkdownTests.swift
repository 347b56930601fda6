import Foundation
import PandoUI
import Testing

@Suite struct MarkdownTests {
  private static let marks: [(String, String)] = [
    ("plain words", "plain words"),
    ("**bold** and *it*", "{b:bold} and {i:it}"),
    ("__bold__ and _it_", "{b:bold} and {i:it}"),
    ("***both***", "{bi:both}"),
    ("**bold *both* bold**", "{b:bold }{bi:both}{b: bold}"),
    ("*it **both***", "{i:it }{bi:both}"),
    ("`code *not*`", "{c:code *not*}"),
    ("``a ` b``", "{c:a ` b}"),
    ("~~gone~~", "{s:gone}"),
    ("~gone~", "{s:gone}"),
    ("**~~both~~**", "{bs:both}"),
  ]

  private static let unpaired: [(String, String)] = [
    ("snake_case_name", "snake_case_name"),
    ("foo__bar__baz", "foo__bar__baz"),
    ("un*frigging*believable", "un{i:frigging}believable"),
    ("2 * 3 * 4", "2 * 3 * 4"),
    ("a * b*", "a * b*"),
    ("**", "**"),
    ("****", "****"),
    ("**open", "**open"),
    ("*open **both", "*open **both"),
    ("**a*", "*{i:a}"),
    ("*a**", "{i:a}*"),
    ("*foo**bar**baz*", "{i:foo}{bi:bar}{i:baz}"),
    ("*foo**bar*", "{i:foo**bar}"),
    ("_(bar)_.", "{i:(bar)}."),
    ("~5 to ~10", "~5 to ~10"),
    ("~~~three~~~", "~~~three~~~"),
    ("~~uneven~", "~~uneven~"),
    ("\\*not\\*", "*not*"),
    ("\\a stays", "\\a stays"),
    ("`open", "`open"),
    ("``a` b", "``a` b"),
    ("*a `b* c`", "*a {c:b* c}"),
    ("end\\", "end\\"),
    ("a\n\nb", "a\n\nb"),
    ("# no heading", "# no heading"),
  ]

  private static let links: [(String, String)] = [
    ("[site](https://a.b)", "{l(https://a.b):site}"),
    ("see [**bold** site](https://a.b).", "see {bl(https://a.b):bold}{l(https://a.b): site}."),
    ("**[x](https://a.b)**", "{bl(https://a.b):x}"),
    ("[x](<https://a.b/c>)", "{l(https://a.b/c):x}"),
    ("[x](https://a.b/(c))", "{l(https://a.b/(c)):x}"),
    ("[x](https://a.b \"title\")", "{l(https://a.b):x}"),
    ("[x](/relative#part)", "{l(/relative#part):x}"),
    ("[app](myapp://open/1)", "{l(myapp://open/1):app}"),
    ("<https://a.b>", "{l(https://a.b):https://a.b}"),
    ("<me@a.b>", "{l(mailto:me@a.b):me@a.b}"),
    ("[outer [inner](https://a.b)](https://c.d)", "[outer {l(https://a.b):inner}](https://c.d)"),
    ("![a picture](https://a.b/c.png)", "a picture"),
  ]

  private static let broken: [(String, String)] = [
    ("[x]", "[x]"),
    ("[x] (https://a.b)", "[x] (https://a.b)"),
    ("[x](https://a b)", "[x](https://a b)"),
    ("[x](", "[x]("),
    ("[x](https://a.b", "[x](https://a.b"),
    ("]]][[[", "]]][[["),
    ("*[a*](https://a.b)", "*{l(https://a.b):a*}"),
    ("<not a link>", "<not a link>"),
    ("a < b > c", "a < b > c"),
    ("<b>tag</b>", "<b>tag</b>"),
  ]

  /// The words with their styles: `b` bold, `i` italic, `c` code, `s` struck, `l` link.
  private func marked(_ text: String) -> String {
    LocalizedStringKey(text).runs().map { run in
      var styles = ""
      if run.isBold { styles += "b" }
      if run.isItalic { styles += "i" }
      if run.isCode { styles += "c" }
      if run.isStruck { styles += "s" }
      if let link = run.link { styles += "l(\(link.absoluteString))" }
      return styles.isEmpty ? run.text : "{\(styles):\(run.text)}"
    }.joined()
  }

  @Test(arguments: marks)
  func text_whenMarked_hasStyles(text: String, expected: String) {
    #expect(marked(text) == expected)
  }

  @Test(arguments: unpaired)
  func text_whenMarksDoNotPair_keepsThem(text: String, expected: String) {
    #expect(marked(text) == expected)
  }

  @Test(arguments: links)
  func link_whenWritten_leadsThere(text: String, expected: String) {
    #expect(marked(text) == expected)
  }

  @Test(arguments: broken)
  func link_whenBroken_isText(text: String, expected: String) {
    #expect(marked(text) == expected)
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", "jAvAsCrIpT:x", "data:text/html,x",
    "vbscript:x", "file:///etc/passwd", "<java\tscript:alert(1)>", "<\u{1}javascript:alert(1)>",
    "blob:https://a.b/c", "java\\script:x", "view-source:x", "< javascript:x>",
  ])
  func link_whenItsSchemeIsUnsafe_isPlainText(address: String) {
    let runs = LocalizedStringKey("[words](\(address))" as String).runs()
    #expect(runs.allSatisfy { $0.link == nil })
    #expect(LocalizedStringKey("<\(address)>" as String).runs().allSatisfy { $0.link == nil })
  }

  @Test func text_whenWrittenToBeHard_isReadInTime() {
    let count = 20_000
    let hard = [
      String(repeating: "*a ", count: count), String(repeating: "[", count: count),
      String(repeating: "[a](", count: count), String(repeating: "a**b_c ", count: count),
      String(repeating: "`a``b", count: count), String(repeating: "<a", count: count),
      String(repeating: "*a", count: count) + String(repeating: "b*", count: count),
    ]
    let start = ContinuousClock.now
    for text in hard { _ = LocalizedStringKey(text).runs() }
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test func text_whenMadeOfRandomMarks_losesNoLetters() {
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let marks = ["*", "**", "_", "`", "~~", "[", "](", ")", "\\", "<", ">", "!", " ", "x", "y"]
    for _ in 0..<3000 {
      let text = (0..<next(24)).map { _ in marks[next(marks.count)] }.joined()
      let letters = LocalizedStringKey(text).text().filter { "xy".contains($0) }
      // The address of a link is not shown; no letter is ever added.
      #expect(letters.count <= text.filter { "xy".contains($0) }.count)
      if !text.contains("](") { #expect(letters == text.filter { "xy".contains($0) }) }
    }
  }
}
