internal import PandoDependencies
internal import Synchronization

/// A place for an object that is made when it is first needed, and is read without a lock from then on.
///
/// The place retains the object for its own lifetime and never replaces it, so a reader only has to
/// hold the object that contains the place.
struct OnceReference<Object: AnyObject>: ~Copyable {
  // Unsafe because the reference is counted by hand: `Atomic` holds no references. The pointer is that of a counted
  // object from the first successful exchange until `deinit`, and nothing else writes it. It is no
  // `UncountedReference`, because generic code would look up how an atomic of that is laid out.
  private let pointer = Atomic<UnsafeRawPointer?>(nil)

  /// Makes an empty place.
  init() {}

  deinit {
    if let pointer = pointer.load(ordering: .relaxed) {
      UncountedReference<Object>(pointer).release()
    }
  }

  /// The object; nil until one is set.
  var object: Object? {
    @inline(__always) get {
      pointer.load(ordering: .acquiring).map { UncountedReference<Object>($0).object }
    }
  }

  /// Runs `body` with the object, without counting a reference.
  ///
  /// - Parameter body: What to do with the object. It must not release the object that contains
  ///   this place.
  /// - Returns: What `body` returns; nil without an object.
  @inline(__always)
  func withObject<R>(_ body: (Object) -> R) -> R? {
    guard let pointer = pointer.load(ordering: .acquiring) else { return nil }
    return UncountedReference<Object>(pointer).withObject(body)
  }

  /// Sets the object, unless another thread has set one.
  ///
  /// - Parameter object: The object.
  /// - Returns: The object that is in the place now.
  func setIfEmpty(_ object: Object) -> Object {
    let retained = UncountedReference.retained(object)
    let (exchanged, original) = pointer.compareExchange(
      expected: nil,
      desired: UnsafeRawPointer(retained.pointer),
      ordering: .acquiringAndReleasing
    )
    guard !exchanged, let original else { return object }
    retained.release()
    return UncountedReference<Object>(original).object
  }
}
