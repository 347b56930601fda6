public import Foundation

/// A text to look up later. Foundation on Linux has no such type.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
  package let key: LocalizedStringKey
  /// The name of the strings table; nil for `Localizable`.
  public var table: String?
  /// The locale of the numbers in the text.
  public var locale: Locale

  /// Makes a text with the name of its table.
  ///
  /// - Parameters:
  ///   - key: The text in the development language.
  ///   - table: The name of the strings table; nil for `Localizable`.
  ///   - locale: The locale of the numbers, for `String(localized:)`; `Text` uses the
  ///     environment's.
  ///   - comment: A note for translators; not used at run time.
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

  /// Makes a text from a literal.
  ///
  /// - Parameter value: The text in the development language.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringKey(stringLiteral: value))
  }

  /// Makes a text with values in it.
  ///
  /// - Parameter stringInterpolation: The text in the development language, with its values.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
}

extension Text {
  /// Makes a text from a resource, in the locale of the environment instead of the resource's.
  ///
  /// - Parameter resource: The text to look up.
  public init(_ resource: LocalizedStringResource) {
    self.init(resource.key, tableName: resource.table)
  }
}

extension String {
  /// Looks up a text and writes its values as the locale does.
  ///
  /// Prefer `Text` with a literal in views, because it follows the environment's locale.
  ///
  /// - Parameters:
  ///   - key: The text in the development language.
  ///   - table: The name of the strings table; nil for `Localizable`.
  ///   - bundle: The bundle of the table; nil for the main bundle.
  ///   - locale: The locale of the numbers in the text.
  ///   - comment: A note for translators; not used at run time.
  public init(
    localized key: LocalizedStringKey,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = key.text(tableName: table, bundle: bundle, locale: locale)
  }

  /// Looks up the text of a resource.
  ///
  /// - Parameter resource: The text to look up.
  public init(localized resource: LocalizedStringResource) {
    self = resource.key.text(tableName: resource.table, bundle: nil, locale: resource.locale)
  }
}
