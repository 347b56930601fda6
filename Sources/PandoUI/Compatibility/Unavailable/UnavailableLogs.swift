// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// A log of the system.
@available(
  *,
  unavailable,
  message:
    "There is no unified log. Use swift-log: import Logging, and Logger(label: \"Subsystem.Category\")."
)
public struct Logger: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public func trace(_ message: OSLogMessage) {}
  public func debug(_ message: OSLogMessage) {}
  public func info(_ message: OSLogMessage) {}
  public func notice(_ message: OSLogMessage) {}
  public func warning(_ message: OSLogMessage) {}
  public func error(_ message: OSLogMessage) {}
  public func critical(_ message: OSLogMessage) {}
  public func fault(_ message: OSLogMessage) {}
  public func log(_ message: OSLogMessage) {}
}

/// A log of the system.
@available(
  *,
  unavailable,
  message:
    "There is no unified log. Use swift-log: import Logging, and Logger(label: \"Subsystem.Category\")."
)
public final class OSLog: Sendable {
  public init(subsystem: String, category: String) {}
  public static var `default`: OSLog { OSLog(subsystem: "", category: "") }
}

/// The level of a message.
@available(
  *,
  unavailable,
  message:
    "There is no unified log. Use swift-log: import Logging, and Logger(label: \"Subsystem.Category\")."
)
public enum OSLogType {
  case `default`, info, debug, error, fault
}

/// Who may read a part of a message.
@available(
  *,
  unavailable,
  message:
    "There is no unified log. Use swift-log: import Logging, and Logger(label: \"Subsystem.Category\")."
)
public enum OSLogPrivacy {
  case auto, `public`, `private`, sensitive
}

/// A message to a log of the system.
@available(
  *,
  unavailable,
  message:
    "There is no unified log. Use swift-log: import Logging, and Logger(label: \"Subsystem.Category\")."
)
public struct OSLogMessage: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> Any?,
      privacy: OSLogPrivacy = .auto
    ) {}
  }
}

/// Writes to a log of the system.
@available(
  *,
  unavailable,
  message:
    "There is no unified log. Use swift-log: import Logging, and Logger(label: \"Subsystem.Category\")."
)
public func os_log(
  _ message: StaticString,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ arguments: Any...
) {}

/// Writes to a log of the system.
@available(
  *,
  unavailable,
  message:
    "There is no unified log. Use swift-log: import Logging, and Logger(label: \"Subsystem.Category\")."
)
public func os_log(_ type: OSLogType, _ message: OSLogMessage) {}

/// A lock of the system.
@available(
  *,
  unavailable,
  message: "There is no such lock on Linux. Use a Mutex: import Synchronization."
)
public struct OSAllocatedUnfairLock<State>: Sendable {
  public init(initialState: State) {}
  public init() where State == Void {}
  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    fatalError("unavailable")
  }
  public func lock() {}
  public func unlock() {}
}
