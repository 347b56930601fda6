// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// The store of an application in iCloud.
@available(
  *,
  unavailable,
  message:
    "There is no iCloud. Keep records in a database that all visitors share: PandoSQLite or PandoPostgres."
)
open class CKContainer: UnavailableMembers {}

/// A database in iCloud.
@available(
  *,
  unavailable,
  message:
    "There is no iCloud. Keep records in a database that all visitors share: PandoSQLite or PandoPostgres."
)
open class CKDatabase: UnavailableMembers {}

/// A record in iCloud.
@available(
  *,
  unavailable,
  message:
    "There is no iCloud. Keep records in a database that all visitors share: PandoSQLite or PandoPostgres."
)
open class CKRecord: UnavailableMembers {}

/// A question for records.
@available(
  *,
  unavailable,
  message:
    "There is no iCloud. Keep records in a database that all visitors share: PandoSQLite or PandoPostgres."
)
open class CKQuery: UnavailableMembers {}

/// A file in iCloud.
@available(
  *,
  unavailable,
  message:
    "There is no iCloud. Keep records in a database that all visitors share: PandoSQLite or PandoPostgres."
)
open class CKAsset: UnavailableMembers {}

/// A change of records.
@available(
  *,
  unavailable,
  message:
    "There is no iCloud. Keep records in a database that all visitors share: PandoSQLite or PandoPostgres."
)
open class CKModifyRecordsOperation: UnavailableMembers {}

/// A question that runs later.
@available(
  *,
  unavailable,
  message:
    "There is no iCloud. Keep records in a database that all visitors share: PandoSQLite or PandoPostgres."
)
open class CKQueryOperation: UnavailableMembers {}

/// What tells of changes.
@available(
  *,
  unavailable,
  message:
    "There is no iCloud. Keep records in a database that all visitors share: PandoSQLite or PandoPostgres."
)
open class CKSubscription: UnavailableMembers {}

/// An error of iCloud.
@available(
  *,
  unavailable,
  message:
    "There is no iCloud. Keep records in a database that all visitors share: PandoSQLite or PandoPostgres."
)
open class CKError: UnavailableMembers {}

/// The connection between a phone and a watch.
@available(
  *,
  unavailable,
  message:
    "There is no watch. Share the state with @Shared, and serve it to all devices of a visitor."
)
open class WCSession: UnavailableMembers {}

/// The delegate of the connection.
@available(
  *,
  unavailable,
  message:
    "There is no watch. Share the state with @Shared, and serve it to all devices of a visitor."
)
public protocol WCSessionDelegate: AnyObject {}

/// What starts work in the background.
@available(
  *,
  unavailable,
  message:
    "A server runs all the time. Start a Task when the application starts, and sleep between its steps."
)
open class BGTaskScheduler: UnavailableMembers {}

/// Work in the background.
@available(
  *,
  unavailable,
  message:
    "A server runs all the time. Start a Task when the application starts, and sleep between its steps."
)
open class BGTask: UnavailableMembers {}

/// Work that refreshes an application.
@available(
  *,
  unavailable,
  message:
    "A server runs all the time. Start a Task when the application starts, and sleep between its steps."
)
open class BGAppRefreshTask: UnavailableMembers {}

/// A wish for work.
@available(
  *,
  unavailable,
  message:
    "A server runs all the time. Start a Task when the application starts, and sleep between its steps."
)
open class BGAppRefreshTaskRequest: UnavailableMembers {}

/// The delegate of what signs in on a web page.
@available(
  *,
  unavailable,
  message:
    "The page is in a browser already. Open the address of the sign-in with openURL or a Link."
)
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {}

/// What finds devices by Bluetooth.
@available(
  *,
  unavailable,
  message: "A server has no radio near the visitor. Let visitors enter what a device would tell."
)
open class CBCentralManager: UnavailableMembers {}

/// A device that was found.
@available(
  *,
  unavailable,
  message: "A server has no radio near the visitor. Let visitors enter what a device would tell."
)
open class CBPeripheral: UnavailableMembers {}

/// The delegate of what finds devices.
@available(
  *,
  unavailable,
  message: "A server has no radio near the visitor. Let visitors enter what a device would tell."
)
public protocol CBCentralManagerDelegate: AnyObject {}

/// The delegate of a device.
@available(
  *,
  unavailable,
  message: "A server has no radio near the visitor. Let visitors enter what a device would tell."
)
public protocol CBPeripheralDelegate: AnyObject {}

/// What reads tags.
@available(
  *,
  unavailable,
  message: "A server has no radio near the visitor. Let visitors enter what a device would tell."
)
open class NFCNDEFReaderSession: UnavailableMembers {}

/// The delegate of what reads tags.
@available(
  *,
  unavailable,
  message: "A server has no radio near the visitor. Let visitors enter what a device would tell."
)
public protocol NFCNDEFReaderSessionDelegate: AnyObject {}
