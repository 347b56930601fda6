/// A value that several owners read and write as one: a reference to a source of truth that lives in
/// memory, or in the storage that a key describes.
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
/// Two values of this type are equal if the values they share are. A copy of a `Shared` is the same
/// handle: pointing one at another storage, by assigning to its projection or by `load(_:)`,
/// points its copies as well. A projection that is passed to an initializer, as in
/// `Editor(theme: $theme)`, becomes a handle of its own.
@propertyWrapper
@dynamicMemberLookup
public struct Shared<Value> {
  let handle: Reference<Value>

  init(handle: Reference<Value>) {
    self.handle = handle
  }

  // A closure may write its parameter as `$todo` only if this initializer is not in an extension.
  /// Shares what another handle shares, as a handle of its own.
  ///
  /// - Parameter projectedValue: The projection of the other handle.
  public init(projectedValue: Shared<Value>) {
    handle = Handle(projectedValue.handle.target)
  }

  /// The shared value.
  ///
  /// Reading registers with Observation. Assigning a value that equals the current one changes
  /// nothing and wakes nobody. A change in place holds the lock from its beginning to its end, so a
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

  /// The handle itself: what is handed to others, or pointed at another storage by an assignment.
  public var projectedValue: Shared<Value> {
    get { self }
    nonmutating set { point(at: newValue) }
  }

  /// Makes this handle, and its copies, share what `other` shares.
  func point(at other: Shared<Value>) {
    let target = other.handle.target
    let old = handle.target
    guard target !== old else { return }
    handle.redirect(to: Handle(target))
    old.wakeReaders()
  }

  /// Changes the value in place, as one step that no other reader or writer can divide.
  ///
  /// The closure must not write the same shared value in any other way than through its argument: such a write
  /// is reported, and dropped. A read gets the value as the closure has left it so far. If it throws, what it changed until then stays, and is observed and saved like any
  /// change.
  ///
  /// - Parameter operation: Changes the value, and may return something.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  /// - Complexity: O(1) besides the closure. The value is not copied.
  public func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    try handle.modify(operation)
  }

  /// A shared part of the value, which can be read, written, observed and handed on like a whole.
  ///
  /// - Complexity: O(1), without reading the value.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Shared<Member> {
    Shared<Member>(handle: handle.target.slice(keyPath))
  }

  /// A part of the value that can only be read.
  ///
  /// - Complexity: O(1), without reading the value.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
    SharedReader<Member>(handle: handle.target.slice(keyPath))
  }
}

// Sendable because every access to the value behind the handle is guarded by the root's mutex.
extension Shared: @unchecked Sendable where Value: Sendable {}
