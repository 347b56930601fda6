public import Foundation

extension DependencyValues {
  /// The language and region for texts and formats.
  ///
  /// The user's locale by default. A test that reads it must override it, or is reported.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}

private enum LocaleKey: DependencyKey {
  static let liveValue = Locale.autoupdatingCurrent
}
