#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Calls `body` when the process ends by returning from its main function or by `exit`, but not
/// when it is killed.
func whenProcessExits(_ body: @escaping @convention(c) () -> Void) {
  atexit(body)
}
