import PandoDependencies

/// Tells `PandoDependencies` which test runs.
///
/// That module finds this type by its name, and must be changed when this is renamed.
struct LinkedTestIdentitySource: TestIdentitySource {
  static var currentCase: [UInt8] { TestCaseIdentity.current }
  static var generation: UInt64 { XCTestGeneration.current }
}
