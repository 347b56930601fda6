/// A place a shared value can be loaded from and that tells when the value changes there.
///
/// A key names one piece of state in one storage: a file, an entry of the user defaults, a row of
/// a database. Two keys with equal ``id-swift.property`` name the same state and share one root.
///
/// A type that conforms gives `load(context:continuation:)` and
/// `subscribe(context:subscriber:)`, and usually a static function so that call sites read well:
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

  /// What makes two keys one piece of state. A `Hashable` key identifies itself by default.
  ///
  /// The identity has to name the storage as well as the place in it, or state of one storage
  /// would show up in another.
  var id: ID { get }

  /// Whether changes are saved at once: an implementation detail of ``SharedKey/immediately``.
  var _savesImmediately: Bool { get }

  /// Loads the value and answers through the continuation, exactly once.
  ///
  /// For ``LoadContext/initialValue(_:)`` a key that can answer at once answers before it returns;
  /// a slow key returns first and answers later from any thread.
  ///
  /// - Parameters:
  ///   - context: Whether this is the first load, and then with which default, or one that was
  ///     asked for.
  ///   - continuation: Takes the value, the absence of a value, or an error.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Starts to report changes that were not made through this key's own saves.
  ///
  /// A key cannot know of a mutation before it is asked to save it. So a root takes no value that is
  /// reported between a mutation and the end of its save: the save is about to replace it, and
  /// memory and storage would part.
  ///
  /// - Parameters:
  ///   - context: The default value when the root is being created.
  ///   - subscriber: Takes new values, the loss of the value, errors, and loading states. It may
  ///     be called from any thread until the subscription is cancelled.
  /// - Returns: A subscription that ends the reports when it is cancelled or released.
  func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription
}

extension SharedReaderKey {
  /// Changes are saved when the key says it.
  public var _savesImmediately: Bool { false }
}

extension SharedReaderKey where ID == Self {
  /// The key itself.
  public var id: ID { self }
}

/// Another name of ``SharedReaderKey``, the one the Composable Architecture introduced it under.
public typealias PersistenceReaderKey = SharedReaderKey
