/// A storage that a shared value can be loaded from, and that reports when the value changes there.
///
/// A key names one piece of state in one storage: a file, an entry of the user defaults, a row of
/// a database. Two keys with equal ``id-swift.property`` name the same state and share one root.
///
/// A conforming type implements `load(context:continuation:)` and `subscribe(context:subscriber:)`,
/// and usually adds a static function for readable call sites:
///
/// ```swift
/// extension SharedReaderKey where Self == RemoteFlagKey {
///   static func remoteFlag(_ name: String) -> Self { RemoteFlagKey(name: name) }
/// }
/// ```
///
/// A key that can also be written to conforms to ``SharedKey``. A key that conforms to
/// `CustomStringConvertible` is named by its description in messages; keep secrets out of it.
///
/// Keys are called from any thread.
public protocol SharedReaderKey<Value>: Sendable {
  /// The type of the value the key loads.
  associatedtype Value: Sendable

  /// The type that identifies the state the key names.
  associatedtype ID: Hashable = Self

  /// Two keys with equal ids name one piece of state. A `Hashable` key is its own id by default.
  ///
  /// The id must name the storage as well as the place in it. Otherwise state of one storage would
  /// appear in another.
  var id: ID { get }

  /// Whether changes are saved immediately: an implementation detail of ``SharedKey/immediately``.
  var _savesImmediately: Bool { get }

  /// How changes are noted that can be undone: an implementation detail of `undoable(limit:pause:)` of a key.
  var _undo: _UndoPlan<Value>? { get }

  /// Loads the value and answers through the continuation, exactly once.
  ///
  /// For ``LoadContext/initialValue(_:)``, a key that can answer synchronously does so before it
  /// returns; a slow key returns first and answers later, from any thread.
  ///
  /// - Parameters:
  ///   - context: Whether this is the first load, then with the default value, or a requested one.
  ///   - continuation: Takes the value, the absence of a value, or an error.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Starts to report changes that this key's own saves did not make.
  ///
  /// A key gets a mutation only when it is called to save it. So a root ignores values that are
  /// reported between a mutation and the end of its save: the save replaces them, and memory would
  /// differ from the storage.
  ///
  /// - Parameters:
  ///   - context: The default value when the root is being created.
  ///   - subscriber: Receives new values, the loss of the value, errors, and loading states. It may
  ///     be called from any thread until the subscription is cancelled.
  /// - Returns: A subscription that ends the reports when it is cancelled or released.
  func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription
}

extension SharedReaderKey {
  /// False: the timing of the key applies.
  public var _savesImmediately: Bool { false }

  /// Nil: changes cannot be undone.
  public var _undo: _UndoPlan<Value>? { nil }
}

extension SharedReaderKey where ID == Self {
  /// The key itself.
  public var id: ID { self }
}

/// The name of ``SharedReaderKey`` in older versions of the Composable Architecture.
public typealias PersistenceReaderKey = SharedReaderKey
