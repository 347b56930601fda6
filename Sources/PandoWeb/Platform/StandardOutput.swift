#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Foundation
#endif

/// The standard output of the process.
enum StandardOutput {
  /// Has each line written as soon as it is complete, also where a pipe or a file takes it.
  static func writesLines() { setvbuf(stdout, nil, _IOLBF, 0) }
}
