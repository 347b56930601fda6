import Foundation
import PandoDependencies
import PandoTestSupport
import Testing

@testable import PandoUI

/// Tests of texts of the catalogue in this target's resources, and of older tables.
@MainActor
@Suite struct TranslationTests {
  private func text(_ key: LocalizedStringKey, _ language: String, _ table: String? = nil) -> String
  {
    key.string(tableName: table, bundle: .module, locale: Locale(identifier: language))
  }

  @Test func catalogue_countsInEachLanguage() {
    #expect(
      (0...2).map { text("Turtles: \($0)", "en") } == ["No turtles", "1 turtle", "2 turtles"]
    )
    #expect(
      [1, 3, 5, 21, 112].map { text("Turtles: \($0)", "ru") }
        == ["1 черепаха", "3 черепахи", "5 черепах", "21 черепаха", "112 черепах"]
    )
  }

  @Test func substitutions_countEachValue() {
    #expect(text("\(1) turtles in \(2) ponds", "en") == "1 turtle in 2 ponds")
    #expect(text("\(2) turtles in \(1) ponds", "en") == "2 turtles in one pond")
  }

  @Test func language_fallsBackToItsBase_thenToTheSource_thenToTheKey() {
    #expect(text("pullUps", "de-CH") == "Klimmzüge")
    #expect(text("pullUps", "fr") == "Pull-ups")
    #expect(text("Tap the turtle", "fr") == "Click the turtle")
    #expect(text("Nothing of \("it")", "de") == "Nothing of it")
    #expect(text("title", "de", "Ponds") == "Teiche")
  }

  @Test func languages_areFoundByScriptAndRegion() {
    #expect(
      Languages.wanted(Locale(identifier: "zh-TW")) == ["zh-Hant-TW", "zh-TW", "zh-Hant", "zh"]
    )
    #expect(Languages.wanted(Locale(identifier: "en_US")).last == "en")
    var table = StringTables.Table()
    table.languages = ["pt-PT": [:], "zh-Hans": [:]]
    #expect(Languages.choices(Locale(identifier: "pt"), among: table) == ["pt-PT"])
    #expect(Languages.choices(Locale(identifier: "zh-CN"), among: table).first == "zh-Hans")
  }

  /// A page for a reader of a right-to-left language is mirrored only if its texts are in one.
  @Test func languageOfAPage_isOneThatTheApplicationHas() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("languages-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func search(_ languages: String...) throws -> ResourceSearch {
      let place = folder.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let words = languages.map { "\"\($0)\": { \"stringUnit\": { \"value\": \"x\" } }" }
      let catalogue =
        "{ \"sourceLanguage\": \"en\", \"strings\": { \"x\": { \"localizations\": { \(words.joined(separator: ", ")) } } } }"
      if !languages.isEmpty {
        let file = place.appendingPathComponent("Localizable.xcstrings")
        try catalogue.write(to: file, atomically: true, encoding: .utf8)
      }
      return ResourceSearch([ResourceFolder(place)])
    }
    func languages(_ search: ResourceSearch) -> [String] {
      ["ar", "he-IL", "de-CH", "fr", "en-GB"].map { search.language(for: Locale(identifier: $0)) }
    }
    #expect(try languages(search()) == ["en", "en", "de-CH", "fr", "en-GB"])
    #expect(try languages(search("de")) == ["en", "en", "de-CH", "en", "en-GB"])
    #expect(try languages(search("ar", "de")) == ["ar", "en", "de-CH", "en", "en-GB"])
  }

  @Test func textInAView_followsTheLocaleAround() throws {
    let tree = ElementTree()
    let graph = ViewGraph(
      VStack {
        Text("Tap the turtle", bundle: .module).environment(\.locale, Locale(identifier: "de-AT"))
        Text("pullUps")
      },
      renderer: tree
    ) { $0.locale = Locale(identifier: "de") }
    defer { graph.close() }
    var texts: [String] = []
    func visit(_ id: ElementID) {
      for child in tree.children(of: id) {
        if let text = child.attributes.text(.text) { texts.append(text) }
        visit(child.id)
      }
    }
    visit(ElementTree.rootID)
    #expect(texts == ["Tippe an", "Klimmzüge"])
  }

  @Test func stringOutsideOfViews_followsThePage() {
    withDependencies {
      $0.pageLocale = Locale(identifier: "de")
    } operation: {
      #expect(String(localized: "pullUps") == "Klimmzüge")
      #expect(String(localized: "pullUps", locale: Locale(identifier: "en")) == "Pull-ups")
      #expect(NSLocalizedString("pullUps", comment: "") == "Klimmzüge")
      #expect(NSLocalizedString("pullUps", bundle: .module, comment: "") == "Klimmzüge")
      let (table, bundle) = ("Localizable", Bundle.main)
      #expect(
        [
          NSLocalizedString("pullUps", tableName: table, comment: ""),
          NSLocalizedString("pullUps", tableName: table, bundle: .module, comment: ""),
          NSLocalizedString("pullUps", tableName: table, bundle: bundle, value: "v", comment: ""),
          NSLocalizedString("pullUps", tableName: table, value: "v", comment: ""),
          NSLocalizedString("pullUps", bundle: .main, value: "v", comment: ""),
          NSLocalizedString("pullUps", value: "v", comment: ""),
        ] == Array(repeating: "Klimmzüge", count: 6)
      )
      #expect(NSLocalizedString("none", tableName: table, value: "v", comment: "") == "v")
      #expect(NSLocalizedString("none", value: "", comment: "") == "none")
      #expect(Text("pullUps").words == "Klimmzüge")
      #expect(String(localized: "none", defaultValue: "Nothing, \("Ann")") == "Nothing, Ann")
      #expect(String(localized: String.LocalizationValue("pullUps")) == "Klimmzüge")
    }
    #expect(String(localized: "**bold** \(2)", locale: Locale(identifier: "en")) == "**bold** 2")
  }

  @Test func olderTables_areRead() throws {
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>%lld in %@</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ in %@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>ein Tier</string><key>other</key><string>%lld Tiere</string></dict></dict>
      </dict></plist>
      """
    let resources = try TemporaryResources([
      "de.lproj/Localizable.strings": Data(
        "/* c */ \"Bye\" = \"Tsch\\\"üss\"; \"A\" = \"B\";".utf8
      ),
      "de.lproj/Localizable.stringsdict": Data(plist.utf8),
      "en.lproj/Localizable.strings": Data("\"Bye\" = \"Good-bye\";".utf8),
      "pt_BR.lproj/Localizable.strings": Data("\"Bye\" = \"Tchau\";".utf8),
    ])
    let bundle = try resources.bundle
    func text(_ key: LocalizedStringKey, _ language: String) -> String {
      key.string(bundle: bundle, locale: Locale(identifier: language))
    }
    #expect(text("Bye", "de") == "Tsch\"üss")
    #expect(text("Bye", "pt-BR") == "Tchau" && text("Bye", "it") == "Good-bye")
    #expect(text("\(1) in \("Ulm")", "de") == "ein Tier in Ulm")
    #expect(text("\(7) in \("Ulm")", "de") == "7 Tiere in Ulm")
  }

  @Test(arguments: [
    ("en", [0, 1, 2, 5], "other one other other"),
    ("fr", [0, 1, 2, 1_000_000], "one one other many"),
    ("pl", [1, 2, 5, 22], "one few many few"),
    ("ar", [0, 1, 2, 3, 11, 100], "zero one two few many other"),
    ("ja", [0, 1], "other other"), ("cs", [1, 2, 5], "one few other"),
    ("lt", [1, 2, 11], "one few other"),
    ("sl", [1, 2, 3, 101], "one two few one"), ("he", [1, 2, 3], "one two other"),
    ("lv", [0, 1, 11], "zero one zero"), ("ro", [0, 1, 20], "few one other"), ("xx", [1], "one"),
  ])
  func numbers_haveTheCategoriesOfTheirLanguage(language: String, numbers: [Int], words: String) {
    let found = numbers.map {
      PluralCategory.of(.init(Double($0), isWhole: true), in: language).rawValue
    }
    #expect(found.joined(separator: " ") == words)
  }

  @Test func numbersThatAreNone_areCounted() {
    for number in [Double.nan, .infinity, -1e300] {
      for language in ["en", "ru", "ar", "sl", "cy"] {
        _ = PluralCategory.of(.init(number, isWhole: false), in: language)
      }
    }
  }
}
