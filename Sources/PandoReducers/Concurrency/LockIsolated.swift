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

/// A value isolated by an actor of its own, shared by tasks.
@dynamicMemberLookup
public final actor ActorIsolated<Value> {
  /// The value.
  public var value: Value

  /// Wraps a value.
  ///
  /// - Parameter value: The initial value.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self.value = try value()
  }

  /// A part of the value.
  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }

  /// Reads and changes the value.
  ///
  /// - Parameter operation: Receives the value.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  public func withValue<T>(
    _ operation: @Sendable (inout Value) throws -> T
  ) rethrows -> T {
    var value = value
    defer { self.value = value }
    return try operation(&value)
  }

  /// Replaces the value.
  ///
  /// - Parameter newValue: The new value, evaluated while the value is isolated.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    value = try newValue()
  }
}

/// A value that is sendable because the code that wraps it says so.
@dynamicMemberLookup
@propertyWrapper
// Sendable because the code that makes one vouches for the value.
public struct UncheckedSendable<Value>: @unchecked Sendable {
  /// The value.
  public var value: Value

  /// Wraps a value.
  ///
  /// - Parameter value: The value.
  public init(_ value: Value) { self.value = value }

  /// Wraps a value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value.
  public var wrappedValue: Value {
    _read { yield value }
    _modify { yield &value }
  }

  /// The wrapper itself.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// A part of the value.
  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }

  /// A part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Subject {
    _read { yield value[keyPath: keyPath] }
    _modify { yield &value[keyPath: keyPath] }
  }
}

extension UncheckedSendable: Equatable where Value: Equatable {}
extension UncheckedSendable: Hashable where Value: Hashable {}
