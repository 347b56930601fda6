import Testing

/// Distinguishes the cases of a parameterized test.
///
/// Swift Testing identifies a case by the encoded identifiers of its arguments and a
/// discriminator that separates equal ones, but publishes neither. They are read by reflection. If
/// a later version stores them elsewhere, cases share values again unless the `.dependencies` trait
/// is used, and a test of this package fails.
enum TestCaseIdentity {
  /// The identity of the running case, or empty if the test has only one or none can be found.
  static var current: [UInt8] {
    guard let testCase = Test.Case.current, testCase.isParameterized else { return [] }
    return identity(of: testCase)
  }

  static func identity(of testCase: Any) -> [UInt8] {
    var identity: [UInt8] = []
    collect(from: testCase, depth: 0, into: &identity)
    return identity
  }

  private static func collect(from value: Any, depth: Int, into identity: inout [UInt8]) {
    guard depth < 6 else { return }
    for child in Mirror(reflecting: value).children {
      switch (child.label, child.value) {
      case ("bytes", let bytes as [UInt8]):
        identity += bytes
        identity.append(0)
      case ("discriminator", let discriminator as Int):
        withUnsafeBytes(of: discriminator.littleEndian) { identity += $0 }
      case ("discriminator", let discriminator as Int?):
        withUnsafeBytes(of: (discriminator ?? -1).littleEndian) { identity += $0 }
      case ("value", _), ("parameter", _), ("body", _):
        // The argument itself may be large, and may change while the test runs.
        continue
      default:
        collect(from: child.value, depth: depth + 1, into: &identity)
      }
    }
  }
}
