public import OpenCombine

// A function beside the type of components that has this name: the compiler takes which of the two is expected. It is
// in this module, because a module cannot have both.

/// Makes a publisher that publishes nothing.
///
/// - Parameters:
///   - completeImmediately: Whether it ends at once; false never ends.
///   - outputType: What it would publish.
///   - failureType: What it would fail with.
@_disfavoredOverload
public func Empty<Output, Failure: Error>(
  completeImmediately: Bool = true,
  outputType: Output.Type = Output.self,
  failureType: Failure.Type = Failure.self
) -> OpenCombine.Empty<Output, Failure> {
  OpenCombine.Empty(completeImmediately: completeImmediately)
}
