internal import PandoSharing

/// Reads the parent's fields on the way to a child's state without becoming a reader of the parent: a view that reads
/// one row is not to be evaluated when another row is added.
///
/// Per thread, because reads on other threads are not affected.
@usableFromInline
enum SilentReading {
  private static let local = ThreadLocal()

  /// Whether reads on the calling thread are not registered.
  @usableFromInline
  static var isOn: Bool {
    local.pointer != nil
  }

  /// Switches silent reading on or off for the calling thread.
  ///
  /// - Returns: The previous setting.
  @inline(__always)
  static func exchange(_ isOn: Bool) -> Bool {
    let wasOn = self.isOn
    if wasOn != isOn { local.pointer = isOn ? UnsafeMutableRawPointer(bitPattern: 1) : nil }
    return wasOn
  }

  /// Runs `body` without registering its reads of observable state.
  @inline(__always)
  static func run<R>(_ body: () throws -> R) rethrows -> R {
    let wasOn = exchange(true)
    defer { _ = exchange(wasOn) }
    return try body()
  }
}
