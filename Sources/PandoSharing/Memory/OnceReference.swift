internal import Synchronization

/// A place for an object that is made when it is first needed, and is read without a lock from then on.
///
/// It retains the object until it goes itself, and never replaces it, so that a reader needs no more than a
/// reference to what the place is in.
struct OnceReference<Object: AnyObject>: ~Copyable {
  // Unsafe because the reference count is counted by hand: `Atomic` holds no references. The pointer is that of a
  // retained object from the first successful exchange until `deinit`, and nothing else writes it.
  private let pointer = Atomic<UnsafeRawPointer?>(nil)

  /// Makes an empty place.
  init() {}

  deinit {
    if let pointer = pointer.load(ordering: .relaxed) {
      Unmanaged<Object>.fromOpaque(pointer).release()
    }
  }

  /// The object; nil until one is set.
  var object: Object? {
    @inline(__always) get {
      pointer.load(ordering: .acquiring).map {
        Unmanaged<Object>.fromOpaque($0).takeUnretainedValue()
      }
    }
  }

  /// Runs `body` with the object, without counting a reference.
  ///
  /// - Parameter body: What to do with the object. It must not end the life of what this place is in.
  /// - Returns: What `body` returns; nil without an object.
  @inline(__always)
  func withObject<R>(_ body: (Object) -> R) -> R? {
    guard let pointer = pointer.load(ordering: .acquiring) else { return nil }
    return Unmanaged<Object>.fromOpaque(pointer)._withUnsafeGuaranteedRef(body)
  }

  /// Sets the object, unless another thread has set one.
  ///
  /// - Parameter object: The object.
  /// - Returns: The object that is in the place now.
  func setIfEmpty(_ object: Object) -> Object {
    let retained = Unmanaged.passRetained(object)
    let (exchanged, original) = pointer.compareExchange(
      expected: nil,
      desired: UnsafeRawPointer(retained.toOpaque()),
      ordering: .acquiringAndReleasing
    )
    guard !exchanged, let original else { return object }
    retained.release()
    return Unmanaged<Object>.fromOpaque(original).takeUnretainedValue()
  }
}
