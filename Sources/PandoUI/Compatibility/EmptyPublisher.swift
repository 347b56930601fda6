public import OpenCombine

// A function beside the type of components that has this name: the compiler takes which of the two is expected. It is
// in this module, because a module cannot have both.

/// Makes a publisher that publishes nothing.
///
/// - Parameters:
///   - completeImmediately: Whether it ends at once; false never ends.
///   - outputType: The type of its values, of which there are none.
///   - failureType: The type of its error, of which there is none.
@_disfavoredOverload
public func Empty<Output, Failure: Error>(
  completeImmediately: Bool = true,
  outputType: Output.Type = Output.self,
  failureType: Failure.Type = Failure.self
) -> OpenCombine.Empty<Output, Failure> {
  OpenCombine.Empty(completeImmediately: completeImmediately)
}
