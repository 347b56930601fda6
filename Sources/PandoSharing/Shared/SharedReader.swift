/// A read-only view of a shared value: of the same source of truth as a ``Shared``, of a storage
/// that cannot be written, or of a result computed from either.
///
/// ```swift
/// @SharedReader(.appStorage("isHapticsEnabled")) var isHapticsEnabled = true
/// let first = SharedReader($names).read { $0.first }
/// ```
///
/// It can be read from any thread, observed, and redirected to another storage like a ``Shared``.
@propertyWrapper
@dynamicMemberLookup
public struct SharedReader<Value> {
  let handle: Reference<Value>

  init(handle: Reference<Value>) {
    self.handle = handle
  }

  // A closure may write its parameter as `$todo` only if this initializer is not in an extension.
  /// Makes a new reader of the value of another one.
  ///
  /// - Parameter projectedValue: The projection of the other reader.
  public init(projectedValue: SharedReader<Value>) {
    handle = Handle(projectedValue.handle.target)
  }

  /// The shared value. Reading registers with Observation.
  public var wrappedValue: Value {
    handle.read()
  }

  /// The reader itself, to pass on, or to redirect by assigning another one.
  public var projectedValue: SharedReader<Value> {
    get { self }
    nonmutating set { point(at: newValue) }
  }

  /// Redirects this reader and its copies to the value of `other`.
  func point(at other: SharedReader<Value>) {
    handle.point(at: other.handle.target)
  }

  /// A part of the value.
  ///
  /// - Complexity: O(1), without reading the value.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
    SharedReader<Member>(handle: handle.target.slice(keyPath))
  }
}

// Sendable because every access to the value behind the handle is guarded by the root's mutex.
extension SharedReader: @unchecked Sendable where Value: Sendable {}
