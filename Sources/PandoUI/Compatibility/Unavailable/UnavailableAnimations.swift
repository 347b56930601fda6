// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// Several numbers.
@available(*, unavailable, message: "Use AnimatablePair.")
public struct AnimatableValues<each Value: VectorArithmetic> {
  public init(_ value: repeat each Value) {}
}
