public import Foundation

/// Seconds that the computer has been on, as `ProcessInfo.systemUptime` says: for lengths of time.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }

/// Seconds since the beginning of 2001, as `Date.timeIntervalSinceReferenceDate` says.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { Date().timeIntervalSinceReferenceDate }

/// Calls a closure. Linux has no autorelease pools: objects end with their last reference.
///
/// - Parameter body: The work.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Seconds, under the name that Core Foundation has for them.
public typealias CFTimeInterval = TimeInterval

/// Seconds since the beginning of 2001, under the name that Core Foundation has for them.
public typealias CFAbsoluteTime = CFTimeInterval
