#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Reading through the fields of a parent's state on the way to a child's, without becoming a reader of
/// the parent: who looks at one row is not to be evaluated when another one is added.
///
/// Per thread, since what another thread reads meanwhile is none of it.
@usableFromInline
enum SilentReading {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "pthread_key_create failed with \(status)")
    return key
  }()

  /// Whether the calling thread reads silently.
  @usableFromInline
  static var isOn: Bool {
    pthread_getspecific(key) != nil
  }

  /// Switches it for the calling thread.
  ///
  /// - Returns: What it was before.
  @inline(__always)
  static func exchange(_ isOn: Bool) -> Bool {
    let wasOn = self.isOn
    if wasOn != isOn { pthread_setspecific(key, isOn ? UnsafeRawPointer(bitPattern: 1) : nil) }
    return wasOn
  }

  /// Runs `body` without noting what it reads of observable state.
  @inline(__always)
  static func run<R>(_ body: () throws -> R) rethrows -> R {
    let wasOn = exchange(true)
    defer { _ = exchange(wasOn) }
    return try body()
  }
}
