internal import Foundation

/// A value guarded by a lock, shared by sendable closures.
@dynamicMemberLookup
// Sendable because the lock is held around every access.
public final class LockIsolated<Value>: @unchecked Sendable {
  private var guarded: Value
  private let lock = NSRecursiveLock()

  /// Wraps a value.
  ///
  /// - Parameter value: The initial value.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    guarded = try value()
  }

  /// A part of the value.
  public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    lock.lock()
    defer { lock.unlock() }
    return guarded[keyPath: keyPath]
  }

  /// Reads and changes the value.
  ///
  /// - Parameter operation: Receives the value while the lock is held. It may use this object again, but the
  ///   value that it leaves replaces changes made that way.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  public func withValue<T: Sendable>(
    _ operation: @Sendable (inout Value) throws -> T
  ) rethrows -> T {
    lock.lock()
    defer { lock.unlock() }
    var value = guarded
    defer { guarded = value }
    return try operation(&value)
  }

  /// Replaces the value.
  ///
  /// - Parameter newValue: The new value, evaluated while the value is isolated.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    lock.lock()
    defer { lock.unlock() }
    guarded = try newValue()
  }
}

extension LockIsolated where Value: Sendable {
  /// The value.
  public var value: Value {
    lock.lock()
    defer { lock.unlock() }
    return guarded
  }
}

extension LockIsolated: Equatable where Value: Equatable {
  /// Whether both values are equal.
  public static func == (lhs: LockIsolated, rhs: LockIsolated) -> Bool {
    let rhs = UncheckedBox(rhs.copy)
    return lhs.copy == rhs.value
  }
}

extension LockIsolated: Hashable where Value: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(copy) }
}

extension LockIsolated {
  private var copy: Value {
    lock.lock()
    defer { lock.unlock() }
    return guarded
  }
}
