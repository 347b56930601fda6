public import Foundation

/// Words to be looked up later. Foundation on Linux has no type for it.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
  package let key: LocalizedStringKey
  /// The table; nil is `Localizable`.
  public var table: String?
  /// The language to look them up in.
  public var locale: Locale

  /// Words with the table they are in.
  public init(
    _ key: LocalizedStringKey,
    table: String? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.key = key
    self.table = table
    self.locale = locale
  }

  /// Words.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringKey(stringLiteral: value))
  }

  /// Words with values among them.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
}

extension Text {
  /// The words of a resource.
  public init(_ resource: LocalizedStringResource) {
    self.init(resource.key, tableName: resource.table)
  }
}

extension String {
  /// Looks words up, with values among them, in the language of the locale.
  ///
  /// Where a view is drawn, `Text` with a literal follows the environment's locale and is better.
  ///
  /// - Parameters:
  ///   - key: The words in the language of development.
  ///   - table: The table; nil is `Localizable`.
  ///   - bundle: Where the table is; nil is the main bundle.
  ///   - locale: The language and the spelling of numbers.
  ///   - comment: A word to the translator.
  public init(
    localized key: LocalizedStringKey,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = key.text(tableName: table, bundle: bundle, locale: locale)
  }

  /// Looks the words of a resource up.
  public init(localized resource: LocalizedStringResource) {
    self = resource.key.text(tableName: resource.table, bundle: nil, locale: resource.locale)
  }
}
