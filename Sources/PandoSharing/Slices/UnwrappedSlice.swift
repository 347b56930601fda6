/// What is in an optional. While the optional is nil there is nothing to write to, and a read gives
/// the last value that was read, so that a screen on its way out has something to show.
///
// Sendable because `last` is guarded by the root's mutex.
final class UnwrappedSlice<Wrapped>: ValueSlice<Wrapped>, @unchecked Sendable {
  private let typedBase: Reference<Wrapped?>
  private var last: Wrapped
  /// Whether reads renew `last`. A kept copy of a collection would make the next change copy it, so
  /// the one from the beginning has to do there.
  private let keepsLast = CopyCost.isCheapToKeep(Wrapped.self)

  init(_ base: Reference<Wrapped?>, initial: Wrapped) {
    typedBase = base
    last = initial
    super.init(base, address: nil)
  }

  override var step: Step { .unwrapped }

  override var projection: ValueNode<Wrapped>.Projection {
    { base, body in
      guard let value = base.assumingMemoryBound(to: Wrapped?.self).pointee else {
        return body(nil)
      }
      withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
    }
  }

  override var isPresent: Bool {
    guard typedBase.isPresent else { return false }
    var isPresent = false
    typedBase.withValue { isPresent = $0.pointee != nil }
    return isPresent
  }

  override func withValue(_ body: (UnsafeMutablePointer<Wrapped>) -> Void) {
    typedBase.withValue {
      if var value = $0.pointee {
        if keepsLast { last = value }
        body(&value)
      } else {
        body(&last)
      }
    }
  }

  override var inPlace: Wrapped {
    get { copy() }
    _modify { yield &typedBase.inPlace.unsafelyUnwrappedInPlace }
  }
}

extension Optional {
  /// The wrapped value for a change in place. The optional is known not to be nil.
  fileprivate var unsafelyUnwrappedInPlace: Wrapped {
    get { unsafelyUnwrapped }
    _modify { yield &self! }
  }
}
