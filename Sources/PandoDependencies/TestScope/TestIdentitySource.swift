/// Information about the running test from `PandoTesting`, because this module must not import a
/// test framework.
///
/// The type of `PandoTesting` that `testIdentitySourceName` names conforms. It is looked up by
/// name, once, in test processes only, so that a test target only has to link `PandoTesting`.
package protocol TestIdentitySource: SendableMetatype {
  /// Distinguishes the cases of a parameterized Swift Testing test; empty outside of a case.
  static var currentCase: [UInt8] { get }

  /// The number of XCTest methods that have started or ended.
  static var generation: UInt64 { get }
}

/// The mangled name of the struct `PandoTesting.LinkedTestIdentitySource`.
private let testIdentitySourceName = "12PandoTesting24LinkedTestIdentitySourceV"

extension TestIdentity {
  /// The source from `PandoTesting`; nil if it is not linked or no tests run.
  static let source: (any TestIdentitySource.Type)? =
    DependencyValues.isTesting
    ? _typeByName(testIdentitySourceName) as? any TestIdentitySource.Type
    : nil
}
