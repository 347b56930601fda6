public import Synchronization

/// A reference that is not counted, for the few places where counting costs more than the work, or where the system
/// takes only a pointer. All of the package's uses of `Unmanaged` are here.
///
/// Something else keeps the object alive: a count that ``retained(_:)`` took by hand, or an owner that outlives the
/// reference. A use after the end of the object is undefined behaviour, which neither the compiler nor the runtime reports.
// Unsafe because nothing checks that the object lives. A comment beside each use names what keeps
// the object alive.
@usableFromInline
package struct UncountedReference<Object: AnyObject> {
  @usableFromInline
  let reference: Unmanaged<Object>

  @inlinable
  init(_ reference: Unmanaged<Object>) {
    self.reference = reference
  }

  /// A reference to an object that something else keeps alive.
  @inlinable @inline(__always)
  package init(to object: Object) {
    self.init(Unmanaged.passUnretained(object))
  }

  /// The reference that ``pointer`` was made of.
  ///
  /// - Parameter pointer: A pointer of a reference to an object of this type.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafeRawPointer) {
    self.init(Unmanaged.fromOpaque(pointer))
  }

  /// Counts a reference by hand, which lasts until ``release()`` or ``taken()``.
  @inlinable @inline(__always)
  package static func retained(_ object: Object) -> Self {
    Self(Unmanaged.passRetained(object))
  }

  /// Ends the count of ``retained(_:)``.
  @inlinable @inline(__always)
  package func release() {
    reference.release()
  }

  /// The object. The caller takes over the count of ``retained(_:)``.
  @inlinable @inline(__always)
  package func taken() -> Object {
    reference.takeRetainedValue()
  }

  /// The object, counted as usual.
  package var object: Object {
    @inlinable @inline(__always) get { reference.takeUnretainedValue() }
  }

  /// The reference as a pointer, for the system.
  package var pointer: UnsafeMutableRawPointer {
    @inlinable @inline(__always) get { reference.toOpaque() }
  }

  /// Runs `body` with the object, without counting a reference.
  ///
  /// - Parameter body: What to do with the object. It must not end the life of the object.
  /// - Returns: What `body` returns.
  @inlinable @inline(__always)
  package func withObject<R>(_ body: (Object) -> R) -> R {
    reference._withUnsafeGuaranteedRef(body)
  }

  /// The same reference as one of another type, which is not checked.
  @inlinable @inline(__always)
  package func cast<Other: AnyObject>(to type: Other.Type) -> UncountedReference<Other> {
    UncountedReference<Other>(UnsafeRawPointer(reference.toOpaque()))
  }
}

extension UncountedReference: Sendable where Object: Sendable {}

extension UncountedReference: AtomicRepresentable, AtomicOptionalRepresentable {
  @usableFromInline
  package typealias AtomicRepresentation = Unmanaged<Object>.AtomicRepresentation
  @usableFromInline
  package typealias AtomicOptionalRepresentation = Unmanaged<Object>.AtomicOptionalRepresentation

  @inlinable @inline(__always)
  package static func encodeAtomicRepresentation(_ value: consuming Self) -> AtomicRepresentation {
    Unmanaged.encodeAtomicRepresentation(value.reference)
  }

  @inlinable @inline(__always)
  package static func decodeAtomicRepresentation(
    _ representation: consuming AtomicRepresentation
  ) -> Self {
    Self(Unmanaged.decodeAtomicRepresentation(representation))
  }

  @inlinable @inline(__always)
  package static func encodeAtomicOptionalRepresentation(
    _ value: consuming Self?
  ) -> AtomicOptionalRepresentation {
    Unmanaged.encodeAtomicOptionalRepresentation(value?.reference)
  }

  @inlinable @inline(__always)
  package static func decodeAtomicOptionalRepresentation(
    _ representation: consuming AtomicOptionalRepresentation
  ) -> Self? {
    Unmanaged.decodeAtomicOptionalRepresentation(representation).map { Self($0) }
  }
}
