#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The system calls of the file storage whose failures are tested, so that tests can make them
/// fail. Each behaves like its namesake and leaves its failure in `errno`.
struct FileCalls: Sendable {
  var open: @Sendable (_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 = {
    systemOpen($0, $1, $2)
  }
  var read: @Sendable (Int32, UnsafeMutableRawPointer, Int) -> Int = { systemRead($0, $1, $2) }
  var write: @Sendable (Int32, UnsafeRawPointer, Int) -> Int = { systemWrite($0, $1, $2) }
  var fsync: @Sendable (Int32) -> Int32 = { systemSync($0) }
  var rename: @Sendable (_ from: String, _ to: String) -> Int32 = { systemRename($0, $1) }
  var link: @Sendable (_ from: String, _ to: String) -> Int32 = { systemLink($0, $1) }

  /// Repeats a call that a signal interrupted.
  static func retrying<R: BinaryInteger>(_ call: () -> R) -> R {
    while true {
      let result = call()
      guard result == -1, errno == EINTR else { return result }
    }
  }
}

// The names of the members hide those of the C library, so the calls are spelled out here.
private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  open(path, flags, mode)
}
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, buffer, count)
}
private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
  write(file, buffer, count)
}
private func systemSync(_ file: Int32) -> Int32 { fsync(file) }
private func systemRename(_ from: String, _ to: String) -> Int32 { rename(from, to) }
private func systemLink(_ from: String, _ to: String) -> Int32 { link(from, to) }
