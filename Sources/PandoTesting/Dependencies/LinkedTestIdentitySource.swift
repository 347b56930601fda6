import PandoDependencies

/// Tells `PandoDependencies` which test is running.
///
/// That module finds this type by its name: rename both together.
struct LinkedTestIdentitySource: TestIdentitySource {
  static var currentCase: [UInt8] { TestCaseIdentity.current }
  static var generation: UInt64 { XCTestGeneration.current }
}
