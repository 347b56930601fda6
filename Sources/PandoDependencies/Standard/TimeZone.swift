public import Foundation

extension DependencyValues {
  /// The time zone for dates.
  ///
  /// The system's time zone by default. A test that reads it must override it, or is reported.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

private enum TimeZoneKey: DependencyKey {
  static let liveValue = TimeZone.autoupdatingCurrent
}
