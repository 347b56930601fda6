public import PandoSharing

/// An empty place in which a value can be kept, for one check of a ``SharedKeyConformance``.
public struct SharedKeyPlace<Key: SharedKey>: Sendable {
  let makeKey: @Sendable () -> Key
  let outside: SharedKeyOutside<Key.Value>
  let others: SharedKeyOthers

  /// Describes a place that holds no value yet.
  ///
  /// - Parameters:
  ///   - makeKey: Makes a key for this place: another one each time, as the parts of an application
  ///     do that use it.
  ///   - outside: How others change what the place holds.
  ///   - others: The promises of the place to several users of it.
  public init(
    makeKey: @escaping @Sendable () -> Key,
    outside: SharedKeyOutside<Key.Value> = SharedKeyOutside(),
    others: SharedKeyOthers = SharedKeyOthers()
  ) {
    self.makeKey = makeKey
    self.outside = outside
    self.others = others
  }
}

/// Changes of a place by others than its key: another program, or another user.
///
/// Leave out what cannot happen; the checks that need it are skipped. Each closure returns when the
/// change is made, which may be before the key notices it. No closure may use the key under test,
/// whose own saves are not outside changes.
public struct SharedKeyOutside<Value>: Sendable {
  let write: (@Sendable (Value) async throws -> Void)?
  let breakValue: (@Sendable () async throws -> Void)?
  let remove: (@Sendable () async throws -> Void)?

  /// Describes what others can do.
  ///
  /// - Parameters:
  ///   - write: Puts a value there, in place of any that is there.
  ///   - breakValue: Puts something there that is no value: bytes that do not decode, or an object of
  ///     another type. There may be a value or none before.
  ///   - remove: Removes the value that is there.
  public init(
    write: (@Sendable (Value) async throws -> Void)? = nil,
    breakValue: (@Sendable () async throws -> Void)? = nil,
    remove: (@Sendable () async throws -> Void)? = nil
  ) {
    self.write = write
    self.breakValue = breakValue
    self.remove = remove
  }
}
