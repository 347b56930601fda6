public import Foundation

extension DependencyValues {
  /// The language and region for texts and formats.
  ///
  /// The user's locale by default. A test that reads it must override it, or is reported.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The languages that the user prefers for contents, the favourite first.
  ///
  /// Those of the system by default. A test that reads them must override them, or is reported.
  public var preferredLocales: [Locale] {
    get { self[PreferredLocales.self].locales }
    set { self[PreferredLocales.self] = PreferredLocales(constant: newValue) }
  }
}

private enum LocaleKey: DependencyKey {
  static let liveValue = Locale.autoupdatingCurrent
}

/// The preferred languages, which may change while the process runs.
private struct PreferredLocales: DependencyKey {
  static let liveValue = PreferredLocales()

  var constant: [Locale]?

  var locales: [Locale] {
    constant ?? Locale.preferredLanguages.map { Locale(identifier: $0) }
  }
}
