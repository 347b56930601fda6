import Foundation
import PandoDependencies

/// The translations in a folder of resources: string catalogues, and tables in folders of languages.
struct StringTables: Sendable {
  /// By the name of the table, then the language.
  private(set) var tables: [String: Table] = [:]

  /// Whether there are no tables.
  var isEmpty: Bool { tables.isEmpty }

  struct Table: Sendable {
    /// The language in which keys are written.
    var source: String?
    /// By language, as BCP 47 writes it, then by key.
    var languages: [String: [String: StringEntry]] = [:]
  }

  init(_ folder: ResourceFolder) {
    var development: String?
    var files: [(url: URL, language: String)] = []
    var catalogs: [URL] = []
    folder.visit { url, path, isFolder in
      if isFolder {
        if url.pathExtension == "lproj" {
          let language = url.deletingPathExtension().lastPathComponent
          files += ResourceFolder.children(of: url).filter { !$0.isFolder }
            .map { ($0.url, language.replacing("_", with: "-")) }
        }
        return !["lproj", "xcassets"].contains(url.pathExtension)
      }
      if url.pathExtension == "xcstrings" { catalogs.append(url) }
      if ["strings", "stringsdict"].contains(url.pathExtension) { files.append((url, "Base")) }
      if path == "Info.plist" {
        development = Self.plist(url)?["CFBundleDevelopmentRegion"] as? String
      }
      return false
    }
    for url in catalogs where folder.contains(url) { read(catalog: url) }
    for (url, language) in files where folder.contains(url) {
      read(table: url, language, development)
    }
  }

  // MARK: Files

  private mutating func read(catalog url: URL) {
    guard let data = try? Data(contentsOf: url),
      let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data)
    else {
      ResourceSearch.report(
        "strings:\(url.path)",
        "\(url.lastPathComponent) is no string catalogue."
      )
      return
    }
    let name = url.deletingPathExtension().lastPathComponent
    tables[name, default: Table()].source = catalog.sourceLanguage
    for (key, string) in catalog.strings {
      for (language, localization) in string.localizations ?? [:] {
        guard let entry = localization.entry else { continue }
        tables[name]?.languages[language, default: [:]][key] = entry
      }
    }
  }

  private mutating func read(table url: URL, _ language: String, _ development: String?) {
    guard ["strings", "stringsdict"].contains(url.pathExtension), let words = Self.plist(url) else {
      return
    }
    let name = url.deletingPathExtension().lastPathComponent
    var table = tables[name] ?? Table()
    table.source = table.source ?? development
    for (key, value) in words {
      if let text = value as? String {
        // A form for numbers of the same key counts more.
        if table.languages[language]?[key] == nil {
          table.languages[language, default: [:]][key] = .words(text)
        }
      } else if let rules = value as? [String: Any], let entry = StringEntry(rules) {
        table.languages[language, default: [:]][key] = entry
      }
    }
    tables[name] = table
  }

  private static func plist(_ url: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      as? [String: Any]
  }

  // MARK: Looking up

  /// The format of a key for its values; nil if no table has one.
  func format(
    _ key: String,
    _ arguments: [LocalizedStringKey.Argument],
    table: String?,
    locale: Locale
  ) -> String? {
    guard let table = tables[table ?? "Localizable"] else { return nil }
    for language in Languages.choices(locale, among: table) {
      if let entry = table.languages[language]?[key] {
        let counted = language == "Base" ? table.source ?? "en" : language
        return entry.format(arguments, language: counted)
      }
    }
    return nil
  }
}

/// The languages of a table that a reader understands.
enum Languages {
  /// The languages of a table for a locale, the nearest first, then the one in which keys are written.
  static func choices(_ locale: Locale, among table: StringTables.Table) -> [String] {
    let own = wanted(locale)
    var choices = own.filter { table.languages[$0] != nil }
    if choices.isEmpty, let language = own.last {
      // Another region of the same language.
      choices = table.languages.keys.filter { $0.hasPrefix(language + "-") }.sorted().suffix(1)
    }
    for language in [table.source ?? "en", "Base", "en"]
    where table.languages[language] != nil && !choices.contains(language) {
      choices.append(language)
    }
    return choices
  }

  /// Whether a table has the language of a locale, in any region.
  static func has(_ locale: Locale, among table: StringTables.Table) -> Bool {
    let own = wanted(locale)
    guard let language = own.last else { return false }
    return ([table.source ?? "en"] + table.languages.keys).contains { name in
      own.contains(name) || name.hasPrefix(language + "-")
    }
  }

  private static let known = Locked<[String: [String]]>([:])

  /// The names under which translations for a locale may stand: `zh-Hant-TW`, `zh-TW`, `zh-Hant`, `zh`.
  static func wanted(_ locale: Locale) -> [String] {
    let identifier = locale.identifier
    if let known = known.withLock({ $0[identifier] }) { return known }
    let language = locale.language
    let code = language.languageCode?.identifier ?? "en"
    let likely = Locale.Language(identifier: language.maximalIdentifier)
    let script = likely.script?.identifier
    let region = (language.region ?? locale.region)?.identifier
    var names: [String] = []
    for parts in [[code, script, region], [code, nil, region], [code, script], [code]] {
      let name = parts.compactMap { $0 }.joined(separator: "-")
      if !names.contains(name) { names.append(name) }
    }
    known.withLock { known in
      // The cache is bounded, because identifiers may come from clients.
      if known.count == 500 { known = [:] }
      known[identifier] = names
    }
    return names
  }
}
