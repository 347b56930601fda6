// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// An object of Core Data.
@available(
  *,
  unavailable,
  message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
)
open class NSManagedObject: UnavailableMembers {}

/// The objects of Core Data.
@available(
  *,
  unavailable,
  message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
)
open class NSManagedObjectContext: UnavailableMembers {}

/// The store of Core Data.
@available(
  *,
  unavailable,
  message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
)
open class NSPersistentContainer: UnavailableMembers {}

/// The store of Core Data.
@available(
  *,
  unavailable,
  message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
)
open class NSPersistentCloudKitContainer: NSPersistentContainer {}

/// A request to Core Data.
@available(
  *,
  unavailable,
  message: "There is no Core Data. Keep the objects in an observable model, or with @Shared."
)
open class NSFetchRequest<Result>: UnavailableMembers {}

/// Values in iCloud.
@available(
  *,
  unavailable,
  message:
    "There is no iCloud. Use @AppStorage, which each visitor has, or @Shared with a database."
)
open class NSUbiquitousKeyValueStore {
  public class var `default`: NSUbiquitousKeyValueStore { fatalError("unavailable") }
}

/// Work that the system begins.
@available(
  *,
  unavailable,
  message: "A server runs all the time. Use a Task, or task(priority:_:) of a view."
)
open class NSBackgroundActivityScheduler: UnavailableMembers {
  public init(identifier: String) {}
}

/// An activity of the user in an application.
@available(
  *,
  unavailable,
  message:
    "Browsers have addresses. Use onOpenURL(perform:), and navigationDestination(for:destination:) with values that are addresses."
)
open class NSUserActivity: UnavailableMembers {
  public init(activityType: String) {}
}
