import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The number of files and connections that the process has open, and its limit.
enum FileDescriptors {
  /// The maximum number of open descriptors.
  static var limit: Int { Int(clamping: current.rlim_cur) }

  /// Raises the soft limit to the hard one, which needs no privilege. Service managers keep the soft
  /// limit low for programs that use `select`; nothing here does.
  static func raiseLimit() {
    var limit = current
    guard limit.rlim_cur < limit.rlim_max else { return }
    limit.rlim_cur = limit.rlim_max
    _ = setrlimit(resource, &limit)
  }

  /// The number of open descriptors; an estimate if the system does not report it.
  static var openCount: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 32
  }

  private static var current: rlimit {
    var limit = rlimit()
    _ = getrlimit(resource, &limit)
    return limit
  }

  #if canImport(Darwin) || canImport(Musl)
    private static var resource: Int32 { RLIMIT_NOFILE }
  #else
    private static var resource: __rlimit_resource_t {
      __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    }
  #endif
}
