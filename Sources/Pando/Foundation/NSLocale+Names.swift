public import Foundation

// Foundation on Linux keeps these methods of `NSLocale` to itself.

extension NSLocale {
  /// The name of a language, such as "German" for `de`; nil if it has none.
  ///
  /// - Parameter languageCode: The code of the language (ISO 639).
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    locale.localizedString(forLanguageCode: languageCode)
  }

  /// The name of a country or region, such as "Germany" for `DE`; nil if it has none.
  ///
  /// - Parameter countryCode: The code of the country (ISO 3166).
  public func localizedString(forCountryCode countryCode: String) -> String? {
    locale.localizedString(forRegionCode: countryCode)
  }

  /// The name of a currency, such as "Euro" for `EUR`; nil if it has none.
  ///
  /// - Parameter currencyCode: The code of the currency (ISO 4217).
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    locale.localizedString(forCurrencyCode: currencyCode)
  }

  /// The name of a locale, such as "German (Germany)" for `de_DE`; nil if it has none.
  ///
  /// - Parameter localeIdentifier: The identifier of the locale.
  public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String? {
    locale.localizedString(forIdentifier: localeIdentifier)
  }

  private var locale: Locale {
    Locale(identifier: object(forKey: .identifier) as? String ?? "")
  }
}
