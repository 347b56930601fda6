import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads and replaces whole files with POSIX calls. Every failure is a ``SharedError``.
struct POSIXFile: Sendable {
  var calls = FileCalls()

  /// Reads the whole file; nil if there is none.
  func read(_ path: String) throws(SharedError) -> (bytes: Data, signature: FileSignature)? {
    // Non-blocking, because opening a pipe to read would wait for a writer.
    let file = FileCalls.retrying { calls.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0) }
    if file < 0 {
      if errno == ENOENT { return nil }
      throw .system(errno, .read, "opened to read", path: path)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .system(errno, .read, "examined", path: path) }
    try requireRegular(status, path: path)
    // One byte more than expected, so that the end is detected without an extra empty read.
    var bytes = Data()
    bytes.reserveCapacity(Int(status.st_size) + 1)
    let chunk = UnsafeMutableRawBufferPointer.allocate(
      byteCount: min(max(Int(status.st_size) + 1, 4096), 1 << 20),
      alignment: 16
    )
    defer { chunk.deallocate() }
    while true {
      let count = FileCalls.retrying { calls.read(file, chunk.baseAddress!, chunk.count) }
      guard count >= 0 else { throw .system(errno, .read, "read", path: path) }
      guard count > 0 else { break }
      bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: chunk[..<count]))
    }
    return (bytes, FileSignature(status))
  }

  /// The signature of the file, following symbolic links; nil if there is none.
  func signature(_ path: String) throws(SharedError) -> FileSignature? {
    guard let status = try status(path, .read) else { return nil }
    try requireRegular(status, path: path)
    return FileSignature(status)
  }

  func status(_ path: String, _ action: FileAction) throws(SharedError) -> stat? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw .system(errno, action, "examined", path: path)
    }
    return status
  }

  func requireRegular(_ status: stat, path: String) throws(SharedError) {
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFREG else { return }
    let name = kind == S_IFDIR ? "a folder" : "a device, pipe or socket"
    throw SharedError(
      .notAFile,
      file: URL(filePath: path, directoryHint: .notDirectory),
      reason: "\(path) is \(name), not a file",
      remedy: "Move it away or choose another path."
    )
  }

  /// Follows symbolic links of the last component, even if the last link is dangling.
  func resolve(_ path: String, _ action: FileAction) throws(SharedError) -> String {
    try links(path, action).last!
  }

  /// The path, followed by the targets of its symbolic links, one after the other.
  func links(_ path: String, _ action: FileAction) throws(SharedError) -> [String] {
    var hops = [path]
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    while true {
      let current = hops.last!
      let count = readlink(current, &buffer, buffer.count - 1)
      // Not a link, or missing: this is the file itself.
      guard count > 0 else { return hops }
      guard hops.count <= 40 else { throw .system(ELOOP, action, "resolved", path: path) }
      let target = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      hops.append(target.hasPrefix("/") ? target : "\(Self.folder(of: current))/\(target)")
    }
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }
}
