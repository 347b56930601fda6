#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What `PandoTesting` knows about the running test and this module, which must not import a
/// test framework, cannot.
///
/// `PandoTesting` exports a C function named ``symbol`` that returns a retained source. It is
/// looked up once, in test processes only.
package final class TestIdentitySource: Sendable {
  /// Tells the cases of a parameterized Swift Testing test apart; empty outside one.
  package let currentCase: @Sendable () -> [UInt8]

  /// Counts the XCTest methods that have started or ended.
  package let generation: @Sendable () -> UInt64

  /// Makes a source.
  package init(
    currentCase: @escaping @Sendable () -> [UInt8],
    generation: @escaping @Sendable () -> UInt64
  ) {
    self.currentCase = currentCase
    self.generation = generation
  }

  /// The name of the function that makes the source.
  package static let symbol = "pando_testing_make_test_identity_source"

  /// The source of the `PandoTesting` in this process, if that is linked.
  static let linked: TestIdentitySource? = {
    guard
      DependencyValues.isTesting,
      let handle = dlopen(nil, RTLD_LAZY),
      let pointer = dlsym(handle, symbol)
    else { return nil }
    typealias Make = @convention(c) () -> UnsafeMutableRawPointer
    let source = unsafeBitCast(pointer, to: Make.self)()
    return Unmanaged<TestIdentitySource>.fromOpaque(source).takeRetainedValue()
  }()
}
