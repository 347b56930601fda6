#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Distinguishes two states of a file without reading it.
///
/// File systems have coarse clocks: within a few milliseconds of a change, equal signatures do not
/// prove equal bytes. Where that matters, the bytes are compared.
struct FileSignature: Hashable, Sendable {
  var device: UInt64 = 0
  var inode: UInt64 = 0
  var size: Int64 = 0
  var modified: Int64 = 0
  var changed: Int64 = 0
}

extension FileSignature {
  init(_ status: stat) {
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let (modification, change) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modification, change) = (status.st_mtim, status.st_ctim)
    #endif
    modified = Int64(modification.tv_sec) * 1_000_000_000 + Int64(modification.tv_nsec)
    changed = Int64(change.tv_sec) * 1_000_000_000 + Int64(change.tv_nsec)
  }
}

extension stat {
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}
