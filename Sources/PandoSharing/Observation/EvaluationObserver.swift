internal import Synchronization

/// Follows the shared state that an evaluation reads, without Observation. Each place is subscribed to once, for
/// as long as it is read, and a later evaluation that reads it costs one table lookup. Observation instead
/// makes and ends its trackings with each evaluation.
///
/// A body that opens its own `withObservationTracking` is the reader of the shared state read in there.
package protocol EvaluationObserver: AnyObject {
  /// The evaluation reads a place.
  ///
  /// Called on the reading thread, with the lock of the place's root held.
  func didRead(_ read: PlaceRead)
}

/// The evaluation that runs on the calling thread.
package enum CurrentEvaluation {
  /// The address of an evaluation's observer, on the stack of the function that runs the evaluation.
  package typealias Scope = UnsafeMutablePointer<any EvaluationObserver>

  /// Whether any evaluation ever ran. A process without a user interface thus skips the thread-local lookup of
  /// each read.
  private static let isUsed = Atomic<Bool>(false)

  private static let local = ThreadLocal()

  /// The scope of the innermost evaluation of the calling thread.
  @inline(__always)
  package static var scope: Scope? {
    local.pointer?.assumingMemoryBound(to: (any EvaluationObserver).self)
  }

  /// Begins an evaluation, or returns to the outer one. With nil, reads are not followed.
  @inline(__always)
  package static func enter(_ scope: Scope?) {
    if !isUsed.load(ordering: .relaxed) { isUsed.store(true, ordering: .relaxed) }
    local.pointer = scope.map { UnsafeMutableRawPointer($0) }
  }

  /// The observer of the innermost evaluation, as a read looks it up.
  @inline(__always)
  static var observer: (any EvaluationObserver)? {
    isUsed.load(ordering: .relaxed) ? scope?.pointee : nil
  }
}
