/// The wrapped value of an optional. While the optional is nil, writes are dropped, and reads give
/// the last value that was read, so that a screen that is closing has something to show.
///
// Sendable because `last` is guarded by the root's mutex.
final class UnwrappedSlice<Wrapped>: ValueSlice<Wrapped>, @unchecked Sendable {
  private let typedBase: Reference<Wrapped?>
  private var last: Wrapped
  /// Whether reads renew `last`. Not for collections: a kept copy would make the next change copy
  /// the elements, so `last` stays the initial value.
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

  override func moved(to root: AnyReference) -> AnyReference {
    UnwrappedSlice(typedBase.relocated(to: root), initial: last)
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
  /// The wrapped value for an in-place change. The optional must not be nil.
  fileprivate var unsafelyUnwrappedInPlace: Wrapped {
    get { unsafelyUnwrapped }
    _modify { yield &self! }
  }
}
