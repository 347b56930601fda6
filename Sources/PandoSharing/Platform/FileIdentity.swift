#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The identity of the file at a path, whatever its contents. A file that replaces another one at the path has another
/// identity.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64

  /// Reads the identity of the file that a path leads to, through links.
  ///
  /// - Parameter path: The path.
  /// - Returns: Nil if there is none, or if it may not be looked at.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
  }
}
