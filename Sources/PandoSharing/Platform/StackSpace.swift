#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The remaining stack space of the calling thread.
package enum StackSpace {
  /// Caches the lowest usable address of a thread's stack, because determining it is slow.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "pthread_key_create failed with \(status)")
    return key
  }()

  /// Whether less than a quarter of the stack is left.
  package static var isScarce: Bool {
    var here: UInt8 = 0
    let address = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
    return address < limit
  }

  private static var limit: UInt {
    if let known = pthread_getspecific(key) { return UInt(bitPattern: known) }
    let (lowest, size) = bounds
    // A thread with unknown bounds is assumed to have room.
    let limit = max(lowest + size / 4, 1)
    pthread_setspecific(key, UnsafeMutableRawPointer(bitPattern: limit))
    return limit
  }

  /// The lowest address of the stack, and its size in bytes.
  private static var bounds: (lowest: UInt, size: UInt) {
    #if canImport(Darwin)
      let size = UInt(pthread_get_stacksize_np(pthread_self()))
      return (UInt(bitPattern: pthread_get_stackaddr_np(pthread_self())) - size, size)
    #else
      // The headers hide this function from Swift.
      // Unsafe because a symbol has no type. The type is the one in Glibc's header.
      typealias Look =
        @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
      guard let look = dlsym(nil, "pthread_getattr_np") else { return (0, 0) }
      let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
      defer { attributes.deallocate() }
      let status = unsafeBitCast(look, to: Look.self)(pthread_self(), attributes)
      guard status == 0 else { return (0, 0) }
      defer { pthread_attr_destroy(attributes) }
      var (lowest, size): (UnsafeMutableRawPointer?, Int) = (nil, 0)
      guard pthread_attr_getstack(attributes, &lowest, &size) == 0 else { return (0, 0) }
      return (UInt(bitPattern: lowest), UInt(size))
    #endif
  }
}
