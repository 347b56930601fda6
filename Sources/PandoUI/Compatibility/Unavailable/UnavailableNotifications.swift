// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

@available(
  *,
  unavailable,
  message:
    "A server has no notification centre of a device. Show an alert or a Toast while the page is open."
)
public final class UNUserNotificationCenter {
  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  public static func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {}
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {}
  public func add(_ request: UNNotificationRequest) async throws {}
  public func removeAllPendingNotificationRequests() {}
  public func removeAllDeliveredNotifications() {}
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {}
}

@available(
  *,
  unavailable,
  message:
    "A server has no notification centre of a device. Show an alert or a Toast while the page is open."
)
public protocol UNUserNotificationCenterDelegate: AnyObject {}

@available(
  *,
  unavailable,
  message:
    "A server has no notification centre of a device. Show an alert or a Toast while the page is open."
)
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
}

@available(
  *,
  unavailable,
  message:
    "A server has no notification centre of a device. Show an alert or a Toast while the page is open."
)
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let banner = Self(rawValue: 4)
}

@available(
  *,
  unavailable,
  message:
    "A server has no notification centre of a device. Show an alert or a Toast while the page is open."
)
public final class UNMutableNotificationContent {
  public init() {}
  public var title = ""
  public var subtitle = ""
  public var body = ""
  public var badge: NSNumber?
  public var sound: UNNotificationSound?
  public var userInfo: [AnyHashable: Any] = [:]
}

@available(
  *,
  unavailable,
  message:
    "A server has no notification centre of a device. Show an alert or a Toast while the page is open."
)
public final class UNNotificationSound {
  public static var `default`: UNNotificationSound { UNNotificationSound() }
}

@available(
  *,
  unavailable,
  message:
    "A server has no notification centre of a device. Show an alert or a Toast while the page is open."
)
public class UNNotificationTrigger {}

@available(
  *,
  unavailable,
  message:
    "A server has no notification centre of a device. Show an alert or a Toast while the page is open."
)
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public init(timeInterval: TimeInterval, repeats: Bool) {}
}

@available(
  *,
  unavailable,
  message:
    "A server has no notification centre of a device. Show an alert or a Toast while the page is open."
)
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {}
}

@available(
  *,
  unavailable,
  message:
    "A server has no notification centre of a device. Show an alert or a Toast while the page is open."
)
public final class UNNotificationRequest {
  public init(
    identifier: String,
    content: UNMutableNotificationContent,
    trigger: UNNotificationTrigger?
  ) {}
}

@available(
  *,
  unavailable,
  message:
    "A server has no notification centre of a device. Show an alert or a Toast while the page is open."
)
public final class UNNotification: UnavailableMembers {}

@available(
  *,
  unavailable,
  message:
    "A server has no notification centre of a device. Show an alert or a Toast while the page is open."
)
public final class UNNotificationResponse: UnavailableMembers {}

@available(
  *,
  unavailable,
  message:
    "A server has no notification centre of a device. Show an alert or a Toast while the page is open."
)
public final class UNNotificationSettings: UnavailableMembers {}
