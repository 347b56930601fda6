/// The result of a closure on another reference's value. Read-only.
///
// Sendable because it is immutable, and the closure is.
final class ClosureSlice<Base, Value>: ValueSlice<Value>, @unchecked Sendable {
  private let typedBase: Reference<Base>
  private let transform: @Sendable (Base) -> Value
  /// Distinguishes the closures of two slices. The node keeps it, so that its address is not
  /// reused.
  private let identity = SliceIdentity()

  init(_ base: Reference<Base>, _ transform: @escaping @Sendable (Base) -> Value) {
    typedBase = base
    self.transform = transform
    super.init(base, address: nil)
  }

  override var step: Step { .closure(ObjectIdentifier(identity)) }

  override var projection: ValueNode<Value>.Projection {
    { [transform, identity] base, body in
      let value = transform(base.assumingMemoryBound(to: Base.self).pointee)
      withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
      withExtendedLifetime(identity) {}
    }
  }

  override func moved(to root: AnyReference) -> AnyReference {
    ClosureSlice(typedBase.relocated(to: root), transform)
  }

  override var isPresent: Bool { typedBase.isPresent }

  override func withValue(_ body: (UnsafeMutablePointer<Value>) -> Void) {
    typedBase.withValue {
      var value = transform($0.pointee)
      body(&value)
    }
  }
}

/// The identity of one slice, where its place has no comparable step.
final class SliceIdentity: Sendable {}
