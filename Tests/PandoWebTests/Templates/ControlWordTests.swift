import Foundation
import FoundationXML
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

/// Tests of the words of Pando's own controls, in all languages of their table.
@Suite("Control words")
@MainActor
struct ControlWordTests {
  @Test func eachWord_hasEachLanguage_andLeavesTheSamePlace() {
    for language in ControlLanguage.allCases where language != .english {
      for word in ControlWord.allCases {
        let text = language.words[word] ?? ""
        #expect(!text.isEmpty, "\(language): \(word)")
        #expect(text.contains("%@") == word.rawValue.contains("%@"), "\(language): \(word)")
      }
      #expect(ControlLanguage(language.tag) == language)
    }
  }

  @Test(
    arguments: [
      ("de-AT", ControlLanguage.german), ("pt_BR", .portuguese), ("zh-Hans-CN", .simplifiedChinese),
      ("zh-TW", .traditionalChinese), ("zh-Hant", .traditionalChinese), ("zh", .simplifiedChinese),
      ("zh-Hans-HK", .simplifiedChinese), ("ar_EG", .arabic), ("iw", .hebrew), ("ru-UA", .russian),
      ("en-GB", .english), ("fi", .english),
      ("", .english),
    ]
  )
  func language_ofATag_isItsFirstPart(tag: String, language: ControlLanguage) {
    #expect(ControlLanguage(tag) == language)
  }

  @Test func script_saysWhatTheTableHas() throws {
    let folder = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Sources/PandoWeb/Client").standardized
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let script = try paths.filter { $0.hasSuffix(".js") }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
      .joined(separator: "\n")
    for word in ControlWord.ofTheScript {
      #expect(script.contains("'\(word.rawValue)'"), "\(word)")
    }
    let said = script.matches(of: /\bword\([^()']*'([^']*)'/).map { String($0.1) }
    #expect(said.count >= 6)
    #expect(Set(said).isSubset(of: ControlWord.ofTheScript.map(\.rawValue)))
    // A call with a literal would say untranslated words.
    let untranslated = script.matches(of: /\b(?:say|sayBriefly)\('[^']/)
    #expect(untranslated.isEmpty)
  }

  @Test func page_inAnotherLanguage_namesItsControlsInIt() throws {
    let piece = Piece(
      .vstack,
      [:],
      [
        Piece(.table, [:], [Piece(.tableColumn, [.text: .text("A")])]),
        Piece(.stepper, [.text: .text("Guests")]),
      ]
    )
    let german = try Page(piece, options: HTMLOptions(language: "de-DE"))
    #expect(try !german.all("//*[@aria-label='Tabelle']").isEmpty)
    #expect(try german.one("//button[@aria-label='Erhöhen']").name == "button")
    let english = try Page(piece)
    #expect(try english.one("//button[@aria-label='Increase']").name == "button")
  }

  @Test func livePage_hasTheWordsOfItsScript_unlessItIsEnglish() throws {
    func words(_ language: String) throws -> XMLElement? {
      var writer = HTMLWriter()
      HTMLDocument.write(
        title: "",
        options: HTMLOptions(language: language),
        page: "id token",
        to: &writer
      ) { _ in }
      return try Page(writer.text).all("//meta[@name='pando-words']").first
    }
    let json = try #require(try words("fr")?["content"])
    let french = try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
    #expect(french["Reconnecting…"] == "Reconnexion…")
    #expect(french.count == ControlWord.ofTheScript.count)
    #expect(try words("en-US") == nil)
    #expect(try words("fi") == nil)
  }

  @Test func dotsOfPages_areNamedInTheLanguageOfTheView() {
    let tree = ElementTree()
    let graph = ViewGraph(
      TabView {
        Text("A")
        Text("B")
      }
      .tabViewStyle(.page)
      .environment(\.locale, Locale(identifier: "nl")),
      renderer: tree
    )
    graph.flush()
    defer { graph.close() }
    let html = HTMLRenderer.render(tree: tree, options: HTMLOptions(title: ""))
    #expect(html.contains("Pagina 2"))
  }

  @Test func calendar_speaksTheLanguageOfTheLocale_andBeginsItsWeek() throws {
    func page(_ identifier: String) throws -> Page {
      let tree = ElementTree()
      ViewGraph(
        DatePicker(
          "Day",
          selection: .constant(Date(timeIntervalSince1970: 1_700_000_000)),
          displayedComponents: .date
        )
        .datePickerStyle(.graphical)
        .environment(\.locale, Locale(identifier: identifier)),
        renderer: tree
      )
      .flush()
      return try Page(HTMLRenderer.render(tree: tree))
    }
    let german = try page("de_DE")
    #expect(try german.all("//button[@aria-label='Vorheriger Monat']").count == 1)
    #expect(german.text.contains("November 2023"))
    #expect(try german.all("//th").map { trimmed($0.words) }.first?.hasPrefix("Mo") == true)
    let spanish = try page("es_MX")
    #expect(spanish.text.contains("noviembre"))
    #expect(try spanish.all("//th").map { trimmed($0.words) }.first?.hasPrefix("dom") == true)
    let american = try page("en_US")
    #expect(try american.all("//button[@aria-label='Next month']").count == 1)
    #expect(try american.all("//th").map { trimmed($0.words) }.first == "Sun")
  }

  @Test func words_ofViews_followTheirEnvironment() throws {
    #expect(Text(.cancel).words(in: Locale(identifier: "nl_NL")) == "Annuleer")
    #expect(
      Text(.noResultsFor, "50%@").words(in: Locale(identifier: "es"))
        == "Sin resultados para «50%@»"
    )
    #expect(Text(.search) == Text(.search))
    #expect(Text(.search) != Text(.cancel))
  }

  private func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
