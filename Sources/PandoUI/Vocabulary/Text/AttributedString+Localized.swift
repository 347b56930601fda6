public import Foundation

extension AttributedString {
  /// Looks up a text in the language of the page, or of the process outside of pages, and reads the
  /// Markdown in it.
  ///
  /// - Parameters:
  ///   - key: The text in the development language.
  ///   - table: The name of the strings table; nil for `Localizable`.
  ///   - bundle: The bundle of the table; nil for all targets of the application.
  ///   - locale: The language, and the notation of numbers; nil takes the page's.
  ///   - comment: A note for translators; not used at run time.
  public init(
    localized key: LocalizedStringKey,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(
      MarkdownParser.runs(
        String(localized: key, table: table, bundle: bundle, locale: locale, comment: comment)
      )
    )
  }

  /// Looks up the text of a resource, and reads the Markdown in it.
  ///
  /// - Parameter resource: The text to look up.
  public init(localized resource: LocalizedStringResource) {
    self.init(MarkdownParser.runs(String(localized: resource)))
  }
}
