public import Foundation

/// A text to look up later. Foundation on Linux has no such type.
///
/// ```swift
/// let title: LocalizedStringResource = "Pull-ups"
/// Text(title)
/// ```
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The bundle with the table of a text.
  public enum BundleDescription: Sendable {
    /// In any target of the application.
    case main
    /// In the bundle of a class, which on Linux is the whole application.
    case forClass(AnyClass)
    /// In the folder of a bundle: `.atURL(Bundle.module.bundleURL)`.
    case atURL(URL)

    var bundle: Bundle? {
      switch self {
      case .main, .forClass: nil
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  package let text: LocalizedStringKey
  /// The text where there is no translation; nil for the key.
  let fallback: String?
  /// The name of the strings table; nil for `Localizable`.
  public var table: String?
  /// The language, and the notation of numbers, for `String(localized:)`; nil takes the page's.
  private var ownLocale: Locale?
  let bundle: Bundle?

  /// The language, and the notation of numbers, for `String(localized:)`. The page's, or that of the
  /// process outside of pages, if none was given.
  public var locale: Locale {
    get { ownLocale ?? .page }
    set { ownLocale = newValue }
  }

  /// The key under which the text is looked up.
  public var key: String { text.key }

  /// Makes a text with the name of its table.
  ///
  /// - Parameters:
  ///   - key: The text in the development language.
  ///   - table: The name of the strings table; nil for `Localizable`.
  ///   - locale: The language, and the notation of numbers, for `String(localized:)`; nil takes the
  ///     page's. `Text` uses the environment's.
  ///   - bundle: The bundle of the table.
  ///   - comment: A note for translators; not used at run time.
  public init(
    _ key: LocalizedStringKey,
    table: String? = nil,
    locale: Locale? = nil,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.init(text: key, nil, table, locale, bundle.bundle)
  }

  /// Makes a text with a key that is no text.
  ///
  /// - Parameters:
  ///   - key: The key under which the text is looked up.
  ///   - defaultValue: The text where there is no translation.
  ///   - table: The name of the strings table; nil for `Localizable`.
  ///   - locale: The language, and the notation of numbers, for `String(localized:)`; nil takes the
  ///     page's. `Text` uses the environment's.
  ///   - bundle: The bundle of the table.
  ///   - comment: A note for translators; not used at run time.
  public init(
    _ key: StaticString,
    defaultValue: LocalizedStringKey,
    table: String? = nil,
    locale: Locale? = nil,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.init(
      text: LocalizedStringKey("\(key)", valuesOf: defaultValue),
      defaultValue.key,
      table,
      locale,
      bundle.bundle
    )
  }

  private init(
    text: LocalizedStringKey,
    _ fallback: String?,
    _ table: String?,
    _ locale: Locale?,
    _ bundle: Bundle?
  ) {
    self.text = text
    self.fallback = fallback
    self.table = table
    self.bundle = bundle
    ownLocale = locale
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

  /// The text as a string.
  ///
  /// - Parameter locale: The language, and the notation of numbers.
  package func string(in locale: Locale) -> String {
    text.string(tableName: table, bundle: bundle, locale: locale, fallback: fallback)
  }
}

extension LocalizedStringKey {
  /// Makes a text of a format and its values, as the plugin `PandoAssets` writes it.
  ///
  /// - Parameters:
  ///   - format: The text, with a specifier for each value.
  ///   - values: A text with the values, in the order in which the format counts them.
  @_documentation(visibility: internal)
  public init(_format format: String, values: LocalizedStringKey) {
    self.init(key: format, arguments: values.arguments, isFormat: true)
  }

  /// A key with the values of a text.
  init(_ key: String, valuesOf text: LocalizedStringKey) {
    self.init(key: key, arguments: text.arguments, isFormat: text.isFormat)
  }
}

extension Text {
  /// Makes a text from a resource, in the locale of the environment instead of the resource's.
  ///
  /// - Parameter resource: The text to look up.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    let place = Place(
      tableName: resource.table,
      bundle: resource.bundle,
      fallback: resource.fallback
    )
    self.init(storage: .localized(resource.text, place == Place() ? nil : place))
  }
}

extension String {
  /// A text to look up, as Foundation calls it elsewhere.
  public typealias LocalizationValue = LocalizedStringKey

  /// Looks up a text and writes its values as the locale does.
  ///
  /// Prefer `Text` with a literal in views, because it follows the environment's locale.
  ///
  /// - Parameters:
  ///   - key: The text in the development language.
  ///   - table: The name of the strings table; nil for `Localizable`.
  ///   - bundle: The bundle of the table; nil for all targets of the application.
  ///   - locale: The language, and the notation of numbers; nil takes the page's, which is that of
  ///     the visitor, or that of the process outside of pages.
  ///   - comment: A note for translators; not used at run time.
  public init(
    localized key: LocalizedStringKey,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self = key.string(tableName: table, bundle: bundle, locale: locale ?? .page)
  }

  /// Looks up a text under a key that is no text.
  ///
  /// - Parameters:
  ///   - key: The key under which the text is looked up.
  ///   - defaultValue: The text where there is no translation.
  ///   - table: The name of the strings table; nil for `Localizable`.
  ///   - bundle: The bundle of the table; nil for all targets of the application.
  ///   - locale: The language, and the notation of numbers; nil takes the page's, which is that of
  ///     the visitor, or that of the process outside of pages.
  ///   - comment: A note for translators; not used at run time.
  public init(
    localized key: StaticString,
    defaultValue: LocalizedStringKey,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self = LocalizedStringKey("\(key)", valuesOf: defaultValue).string(
      tableName: table,
      bundle: bundle,
      locale: locale ?? .page,
      fallback: defaultValue.key
    )
  }

  /// Looks up the text of a resource.
  ///
  /// - Parameter resource: The text to look up.
  public init(localized resource: LocalizedStringResource) {
    self = resource.string(in: resource.locale)
  }
}

/// Looks up a text in the language of the page, or of the process outside of pages.
///
/// Foundation's function of this name looks only beside the executable. This one is taken instead in
/// files that import Pando.
///
/// - Parameters:
///   - key: The key, and the text where it has no translation.
///   - comment: A note for translators; not used at run time.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  LocalizedStringKey(key).string(locale: .page)
}

/// Looks up a text of a bundle in the language of the page, or of the process outside of pages.
///
/// - Parameters:
///   - key: The key, and the text where it has no translation.
///   - bundle: The bundle of the table.
///   - comment: A note for translators; not used at run time.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  LocalizedStringKey(key).string(bundle: bundle, locale: .page)
}

/// Looks up a text of a table in the language of the page, or of the process outside of pages.
///
/// - Parameters:
///   - key: The key.
///   - tableName: The name of the table, without its extension.
///   - bundle: The bundle of the table.
///   - value: The text where the key has no translation; empty for the key itself.
///   - comment: A note for translators; not used at run time.
public func NSLocalizedString(
  _ key: String,
  tableName: String,
  bundle: Bundle = .main,
  value: String = "",
  comment: String
) -> String {
  // Not optional, as the name is in Foundation's function, so that the compiler prefers this one.
  LocalizedStringKey(key).string(
    tableName: tableName,
    bundle: bundle,
    locale: .page,
    fallback: value.isEmpty ? key : value
  )
}

/// Looks up a text in the language of the page, or of the process outside of pages.
///
/// - Parameters:
///   - key: The key.
///   - bundle: The bundle of the table.
///   - value: The text where the key has no translation; empty for the key itself.
///   - comment: A note for translators; not used at run time.
public func NSLocalizedString(
  _ key: String,
  bundle: Bundle = .main,
  value: String,
  comment: String
) -> String {
  LocalizedStringKey(key).string(
    bundle: bundle,
    locale: .page,
    fallback: value.isEmpty ? key : value
  )
}
