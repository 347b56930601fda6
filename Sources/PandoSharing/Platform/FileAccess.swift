#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What kind of file a descriptor stands for, and who may do what with it.
///
/// It is asked here for the modules that also import C modules of other packages: where several of those
/// include a system header, which of them its structures belong to is a matter of chance.
package struct FileAccess: Hashable, Sendable {
  /// Whether it is a file, and not a folder, a device or a pipe.
  package var isRegular: Bool
  /// The number of the user who owns it.
  package var owner: UInt32
  /// The twelve bits of its permissions.
  package var permissions: UInt32

  /// Looks at an open file; nil if the system does not say.
  package init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    isRegular = status.st_mode & S_IFMT == S_IFREG
    owner = UInt32(status.st_uid)
    permissions = UInt32(status.st_mode & 0o7777)
  }
}
