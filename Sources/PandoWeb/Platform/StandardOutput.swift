#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Foundation
#endif

/// The standard output of the process.
enum StandardOutput {
  /// Writes each line as soon as it is complete, also into a pipe or a file.
  static func writesLines() { setvbuf(stdout, nil, _IOLBF, 0) }
}
