public import Foundation

extension DependencyValues {
  /// The center through which notifications are sent and received.
  ///
  /// The default center of the process. Each test has a center of its own, so that tests which run at
  /// the same time do not receive one another's notifications.
  public var notificationCenter: NotificationCenter {
    get { self[NotificationCenterKey.self] }
    set { self[NotificationCenterKey.self] = newValue }
  }
}

private enum NotificationCenterKey: DependencyKey {
  static var liveValue: NotificationCenter { .default }
  static var testValue: NotificationCenter { NotificationCenter() }
}
