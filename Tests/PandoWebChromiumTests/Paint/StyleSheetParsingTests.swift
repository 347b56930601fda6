import Foundation
import PandoTestSupport
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the style sheet as a browser reads it.
  @MainActor
  @Suite("Style sheet")
  struct Sheet {
    private static let folder = URL(filePath: #filePath)
      .appending(path: "../../../../Sources/PandoWeb/StyleSheet").standardized

    /// The contents of the CSS files, in the order in which `style.css` imports them.
    private static func files() throws -> String {
      func read(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      }
      let names = try read("style.css").matches(of: /@import "(.+?)"/).map { String($0.1) }
      #expect(names.count > 10)
      return try names.map(read).joined()
    }

    @Test func servedSheet_hasTheRulesOfTheFiles_andTheTheme() async throws {
      let files = try Self.files()
      try await Self.use { window in
        let rules = try await window.execute(
          """
          const read = (text) => {
            const sheet = new CSSStyleSheet()
            sheet.replaceSync(text)
            // Where a value has a variable, the browser keeps the white space of the text.
            return [...sheet.cssRules].map((rule) => rule.cssText.replace(/ ?([,*/]) ?/g, '$1'))
          }
          const [served, files, theme] = [...arguments].map(read)
          return { served: served.slice(theme.length), files, theme }
          """,
          .text(StyleSheet.text),
          .text(files),
          .text(StyleSheet.theme)
        )
        // The colours, and those of sheets.
        #expect(rules["theme"].list.count == 2)
        #expect(rules["files"].list.count > 350)
        for (served, file) in zip(rules["served"].list, rules["files"].list) {
          #expect(served == file)
        }
        #expect(rules["served"].list.count == rules["files"].list.count)
      }
    }

    /// The parts of selectors and declarations that other browsers need.
    private static let forOthers: ChromeValue = [
      "::-moz-", "::-webkit-details-marker", "-webkit-backdrop-filter", "-webkit-touch-callout",
      "text-align:match-parent",
    ]

    @Test func everySelectorAndDeclaration_isUnderstood() async throws {
      try await Self.use { window in
        let answer = try await window.execute(Self.check, .text(StyleSheet.text), Self.forOthers)
        #expect(answer["problems"] == [])
        #expect(try #require(answer["declarations"].number) > 1_000)
        #expect(answer["rules"] == answer["understood"])
      }
    }

    /// Reads a sheet without the help of the browser, and asks the browser about each piece.
    private static let check = """
      const problems = [], text = arguments[0]
      const isForOthers = (words) => arguments[1].some((piece) => words.includes(piece))
      const selectors = (list) => {
        const found = ['']
        let depth = 0
        for (const character of list) {
          depth += character === '(' ? 1 : character === ')' ? -1 : 0
          if (character === ',' && !depth) found.push('')
          else found[found.length - 1] += character
        }
        return found
      }
      let rules = 0, declarations = 0, part = '', inside = []
      const declare = () => {
        const at = part.indexOf(':'), name = part.slice(0, at).trim()
        const value = part.slice(at + 1).replace('!important', '').trim()
        if (part.trim()) {
          declarations += 1
          // A custom property may be empty, which `supports` does not accept.
          const isEmpty = name.startsWith('--') && !value
          if (!isEmpty && !isForOthers(inside.at(-1) + part) && !CSS.supports(name, value)) problems.push(part)
        }
        part = ''
      }
      for (const token of text.match(/"[^"]*"|[{};]|[^{};"]+/g)) {
        if (token === '{') {
          const isKeyframe = inside.some((rule) => rule.startsWith('@keyframes'))
          if (part.startsWith('@') || isKeyframe) {
            if (part.startsWith('@media') && matchMedia(part.slice(6)).media.includes('not all')) problems.push(part)
          } else if (!part.includes('::-moz-')) {
            rules += 1
            for (const one of selectors(part)) {
              if (!isForOthers(one) && !CSS.supports(`selector(${one.trim()})`)) problems.push(one)
            }
          }
          inside.push(part.trim())
          part = ''
        } else if (token === ';') {
          declare()
        } else if (token === '}') {
          declare()
          inside.pop()
        } else {
          part += token.trimStart()
        }
      }
      if (inside.length) problems.push(inside)
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      const count = (list) => [...list].reduce((sum, rule) =>
        sum + (rule instanceof CSSStyleRule ? 1 : rule instanceof CSSConditionRule ? count(rule.cssRules) : 0), 0)
      return { problems, declarations, rules, understood: count(sheet.cssRules) }
      """

    private static func use(_ body: (ChromeWindow) async throws -> Void) async throws {
      let server = try LoopbackServer.start()
      try await ChromeWindow.use { window in
        try await window.open(server.serve(.init(body: [])))
        try await body(window)
      }
    }
  }
}
