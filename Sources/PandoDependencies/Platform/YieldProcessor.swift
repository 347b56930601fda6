#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Lets other threads and processes run first that wait for this processor.
///
/// Returns at once on an idle machine, and after a time slice or more on a busy one.
package func yieldProcessor() {
  _ = sched_yield()
}
