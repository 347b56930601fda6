internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Follows what an evaluation reads of shared state, without Observation: each place that is read is
/// subscribed to once, for as long as somebody reads it, and a second evaluation that reads it costs one
/// look into a table. A tracking of Observation is made and ended with each evaluation.
///
/// A body that opens a `withObservationTracking` of its own counts as the reader of the shared state it
/// reads there.
package protocol EvaluationObserver: AnyObject {
  /// The evaluation reads a place.
  ///
  /// Called on the thread that reads, with the lock of the place's root held.
  func didRead(_ read: PlaceRead)
}

/// The evaluation that runs on the calling thread.
package enum CurrentEvaluation {
  /// Where the observer of an evaluation is: on the stack of the function that runs it.
  package typealias Scope = UnsafeMutablePointer<any EvaluationObserver>

  /// Whether anything was ever evaluated: a process without a user interface does not look into the
  /// thread's storage for each read.
  private static let isUsed = Atomic<Bool>(false)

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "pthread_key_create failed with \(status)")
    return key
  }()

  /// The scope of the innermost evaluation of the calling thread.
  @inline(__always)
  package static var scope: Scope? {
    pthread_getspecific(key)?.assumingMemoryBound(to: (any EvaluationObserver).self)
  }

  /// Begins an evaluation, or goes back to the one around it. With nil, reads are not followed.
  @inline(__always)
  package static func enter(_ scope: Scope?) {
    if !isUsed.load(ordering: .relaxed) { isUsed.store(true, ordering: .relaxed) }
    pthread_setspecific(key, scope)
  }

  /// The observer of the innermost evaluation, for a read.
  @inline(__always)
  static var observer: (any EvaluationObserver)? {
    isUsed.load(ordering: .relaxed) ? scope?.pointee : nil
  }
}
