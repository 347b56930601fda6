// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Dispatch

/// Takes the lock of an object.
@available(
  *,
  unavailable,
  message: "There is no such lock on Linux. Use a Mutex: import Synchronization."
)
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 { 0 }

/// Gives the lock of an object back.
@available(
  *,
  unavailable,
  message: "There is no such lock on Linux. Use a Mutex: import Synchronization."
)
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 { 0 }

/// A lock of the system.
@available(
  *,
  unavailable,
  message: "There is no such lock on Linux. Use a Mutex: import Synchronization."
)
public struct os_unfair_lock_s: Sendable {
  public init() {}
}

/// A lock of the system.
@available(
  *,
  unavailable,
  message: "There is no such lock on Linux. Use a Mutex: import Synchronization."
)
public typealias os_unfair_lock = os_unfair_lock_s

/// A lock of the system.
@available(
  *,
  unavailable,
  message: "There is no such lock on Linux. Use a Mutex: import Synchronization."
)
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Takes a lock of the system.
@available(
  *,
  unavailable,
  message: "There is no such lock on Linux. Use a Mutex: import Synchronization."
)
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) {}

/// Gives a lock of the system back.
@available(
  *,
  unavailable,
  message: "There is no such lock on Linux. Use a Mutex: import Synchronization."
)
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) {}

/// Takes a lock of the system if it is free.
@available(
  *,
  unavailable,
  message: "There is no such lock on Linux. Use a Mutex: import Synchronization."
)
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) -> Bool { true }

/// Watches a file.
@available(
  *,
  unavailable,
  message:
    "Foundation on Linux watches no files. Keep the value with @Shared(.fileStorage(url)), which does."
)
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {}

/// How a file is opened that is watched.
@available(
  *,
  unavailable,
  message:
    "Foundation on Linux watches no files. Keep the value with @Shared(.fileStorage(url)), which does."
)
public var O_EVTONLY: Int32 { 0 }

@available(
  *,
  unavailable,
  message:
    "Foundation on Linux watches no files. Keep the value with @Shared(.fileStorage(url)), which does."
)
extension DispatchSource {
  public class func makeFileSystemObjectSource(
    fileDescriptor: Int32,
    eventMask: DispatchSource.FileSystemEvent,
    queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject { fatalError("unavailable") }
}
