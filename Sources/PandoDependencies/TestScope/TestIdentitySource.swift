/// What `PandoTesting` knows about the running test, and this module, which must not import a
/// test framework, cannot.
///
/// `PandoTesting` has a type with the name in `testIdentitySourceName` that conforms. It is looked up
/// by name, once, in test processes only; so linking `PandoTesting` is all that a test target has
/// to do.
package protocol TestIdentitySource: SendableMetatype {
  /// Tells the cases of a parameterized Swift Testing test apart; empty outside one.
  static var currentCase: [UInt8] { get }

  /// Counts the XCTest methods that have started or ended.
  static var generation: UInt64 { get }
}

/// The mangled name of the struct `PandoTesting.LinkedTestIdentitySource`.
private let testIdentitySourceName = "12PandoTesting24LinkedTestIdentitySourceV"

extension TestIdentity {
  /// The source of the `PandoTesting` in this process, if that is linked.
  static let source: (any TestIdentitySource.Type)? =
    DependencyValues.isTesting
    ? _typeByName(testIdentitySourceName) as? any TestIdentitySource.Type
    : nil
}
