import PandoDependencies

/// Called by `PandoDependencies`, which finds it by name because it must not import a test
/// framework; see `TestIdentitySource`.
///
/// - Returns: A retained `TestIdentitySource`.
@c(pando_testing_make_test_identity_source)
package func makeTestIdentitySource() -> UnsafeMutableRawPointer {
  let source = TestIdentitySource(
    currentCase: { TestCaseIdentity.current },
    generation: XCTestGeneration.observing()
  )
  return Unmanaged.passRetained(source).toOpaque()
}
