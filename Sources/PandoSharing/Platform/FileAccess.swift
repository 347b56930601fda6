#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The kind of file behind a descriptor, with its owner and permissions.
///
/// It is determined here for modules that also import C modules of other packages. If several C
/// modules include a system header, it is unpredictable to which of them the structures of the
/// header belong.
package struct FileAccess: Hashable, Sendable {
  /// Whether it is a regular file, not a folder, a device or a pipe.
  package var isRegular: Bool
  /// The user id of the owner.
  package var owner: UInt32
  /// The twelve permission bits.
  package var permissions: UInt32

  /// Inspects an open file; nil if that fails.
  package init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    isRegular = status.st_mode & S_IFMT == S_IFREG
    owner = UInt32(status.st_uid)
    permissions = UInt32(status.st_mode & 0o7777)
  }
}
