package import Foundation
package import PandoDependencies

private enum PageLocaleKey: DependencyKey {
  static var liveValue: Locale? { nil }
  static var testValue: Locale? { nil }
}

extension DependencyValues {
  /// The language and region of the page whose code runs; nil outside of pages, and if the browser
  /// says none.
  package var pageLocale: Locale? {
    get { self[PageLocaleKey.self] }
    set { self[PageLocaleKey.self] = newValue }
  }
}

extension Locale {
  /// The language and region of the page whose code runs, or of the process.
  package static var page: Locale {
    @Dependency(\.pageLocale) var locale
    return locale ?? .current
  }
}
