/// A value that several owners read and write as one: a reference to a source of truth in memory, or in the
/// storage that a key names.
///
/// ```swift
/// @Shared(.fileStorage(.settings)) var settings = Settings()
///
/// settings.theme = .dark               // seen by everybody who shares it, and saved
/// $settings.withLock { $0.size += 1 }  // several steps as one change
/// Editor(theme: $settings.theme)       // a slice: a `Shared<Theme>` of its own
/// ```
///
/// A `Shared` can be read and written from any thread. An in-place change, `count += 1` on a wrapped
/// stored property as well as ``withLock(_:)``, is one atomic step; `count = count + 1` is a read
/// and then a write, between which others may write, and so is `+=` on a *local* wrapped variable.
///
/// Two values of this type are equal if the values they share are. A copy of a `Shared` is the same handle: assigning
/// to its projection, or calling `load(_:)`, also redirects its copies. A projection that is passed to an
/// initializer, as in `Editor(theme: $theme)`, becomes a handle of its own.
@propertyWrapper
@dynamicMemberLookup
public struct Shared<Value> {
  let handle: Reference<Value>

  init(handle: Reference<Value>) {
    self.handle = handle
  }

  // A closure may write its parameter as `$todo` only if this initializer is not in an extension.
  /// Makes a new handle on the value of another one.
  ///
  /// - Parameter projectedValue: The projection of the other handle.
  public init(projectedValue: Shared<Value>) {
    handle = Handle(projectedValue.handle.target)
  }

  /// The shared value.
  ///
  /// Reading registers with Observation. Assigning a value that equals the current one changes
  /// nothing and wakes no observer. An in-place change holds the lock from beginning to end, so a
  /// value must not be passed `inout` to an asynchronous function.
  ///
  /// - Complexity: O(1); assigning to an observed or persisted value compares the two.
  public var wrappedValue: Value {
    get { handle.read() }
    nonmutating set { handle.replace(newValue) }
    nonmutating _modify {
      if let address = handle.lockForPlainChange() {
        defer { handle.core.unlock() }
        yield &address.pointee
      } else {
        let change = Change(handle.target)
        defer { change.end() }
        yield &change.value
      }
    }
  }

  /// The handle itself, to pass on, or to redirect by assigning another one.
  public var projectedValue: Shared<Value> {
    get { self }
    nonmutating set { point(at: newValue) }
  }

  /// Redirects this handle and its copies to the value of `other`.
  func point(at other: Shared<Value>) {
    handle.point(at: other.handle.target)
  }

  /// Changes the value in place, as one atomic step.
  ///
  /// The closure must write the shared value only through its argument; any other write is dropped and reported. A
  /// read gives the value as the closure has left it so far. If the closure throws, the changes it made until then
  /// stay, and are observed and saved like any other.
  ///
  /// - Parameter operation: Changes the value, and may return something.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  /// - Complexity: O(1) besides the closure. The value is not copied.
  public func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    try handle.modify(operation)
  }

  /// A part of the value, which can be read, written, observed and passed on like a whole value.
  ///
  /// - Complexity: O(1), without reading the value.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Shared<Member> {
    Shared<Member>(handle: handle.target.slice(keyPath))
  }

  /// A read-only part of the value.
  ///
  /// - Complexity: O(1), without reading the value.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
    SharedReader<Member>(handle: handle.target.slice(keyPath))
  }
}

// Sendable because every access to the value behind the handle is guarded by the root's mutex.
extension Shared: @unchecked Sendable where Value: Sendable {}
