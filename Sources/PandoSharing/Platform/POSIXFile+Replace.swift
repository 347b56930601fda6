import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension POSIXFile {
  /// Replaces the file atomically: after a crash at any point it holds the old bytes or the new
  /// ones.
  ///
  /// The bytes are written to a temporary file in the same folder, which is flushed and renamed
  /// over the file; then the folder is flushed. Missing folders are created, symbolic links are
  /// followed, permissions are kept.
  ///
  /// - Returns: The signature of the new file; nil if another program changed it meanwhile.
  func replace(_ path: String, with bytes: Data) throws(SharedError) -> FileSignature? {
    let target = try resolve(path, .write)
    let folder = Self.folder(of: target)
    try createFolder(folder)
    let old = try status(target, .write)
    if let old { try requireRegular(old, path: target) }

    let (temporary, file) = try createTemporary(in: folder, for: target)
    var isRenamed = false
    defer {
      close(file)
      if !isRenamed { unlink(temporary) }
    }
    if let old {
      // Only the superuser can keep the owner. For others the call fails, which does no harm.
      if old.st_uid != geteuid() || old.st_gid != getegid() {
        _ = fchown(file, old.st_uid, old.st_gid)
      }
      guard fchmod(file, old.st_mode & 0o7777) == 0 else {
        throw .system(errno, .write, "given its permissions", path: target)
      }
    }
    try write(bytes, to: file, path: target)
    guard FileCalls.retrying({ calls.fsync(file) }) == 0 else {
      throw .system(errno, .write, "flushed", path: target)
    }
    var written = stat()
    guard fstat(file, &written) == 0 else {
      throw .system(errno, .write, "examined", path: target)
    }
    guard calls.rename(temporary, target) == 0 else {
      throw .system(errno, .write, "replaced", path: target)
    }
    isRenamed = true
    try flushFolder(folder)
    // Renaming changes the change time, so the signature is taken again. Any other difference was
    // made by another program.
    var renamed = stat()
    guard fstat(file, &renamed) == 0 else { return nil }
    let (before, after) = (FileSignature(written), FileSignature(renamed))
    return before.modified == after.modified && before.size == after.size ? after : nil
  }

  /// Gives the file a second name beside it, so that replacing it loses no data.
  ///
  /// - Returns: The new path: `users.undecodable-20261121T031500Z.json` for `users.json`.
  func setAside(_ path: String, at date: Date) throws(SharedError) -> String {
    let target = try resolve(path, .write)
    for attempt in 1... {
      let aside = Self.asidePath(target, at: date, attempt: attempt)
      if calls.link(target, aside) == 0 {
        try flushFolder(Self.folder(of: target))
        return aside
      }
      switch errno {
      case EEXIST: continue
      case ENOENT: return aside
      case EPERM, ENOTSUP, ENOSYS, EMLINK:
        // For file systems without hard links. Other programs are not expected to choose this name.
        var status = stat()
        if lstat(aside, &status) == 0 { continue }
        if calls.rename(target, aside) == 0 { return aside }
        fallthrough
      default: throw .system(errno, .write, "set aside", path: target)
      }
    }
    fatalError("unreachable: the loop above has no end")
  }

  static func asidePath(_ path: String, at date: Date, attempt: Int) -> String {
    let name = name(of: path)
    let dot = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 }
    let stem = dot.map { String(name[..<$0]) } ?? name
    let suffix = dot.map { String(name[$0...]) } ?? ""
    let time = asideTime(date)
    let number = attempt == 1 ? "" : "-\(attempt)"
    return "\(folder(of: path))/\(stem).undecodable-\(time)\(number)\(suffix)"
  }

  /// The time in the name of what is set aside: `20261121T031500Z`.
  static func asideTime(_ date: Date) -> String {
    date.formatted(
      .iso8601.year().month().day().dateSeparator(.omitted)
        .time(includingFractionalSeconds: false).timeSeparator(.omitted)
        .timeZone(separator: .omitted)
    )
  }

  private func createTemporary(
    in folder: String,
    for target: String
  ) throws(SharedError) -> (path: String, file: Int32) {
    while true {
      // Hidden, and unique to this process and this save.
      let random = String(UInt64.random(in: .min ... .max), radix: 36)
      let path = "\(folder)/.pando-\(getpid())-\(random).tmp"
      let file = FileCalls.retrying {
        calls.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      }
      if file >= 0 { return (path, file) }
      guard errno == EEXIST else {
        throw .system(errno, .write, "written in a new temporary file", path: target)
      }
    }
  }

  private func write(_ bytes: Data, to file: Int32, path: String) throws(SharedError) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        FileCalls.retrying {
          calls.write(file, buffer.baseAddress! + offset, buffer.count - offset)
        }
      }
      guard count >= 0 else { throw .system(errno, .write, "written", path: path) }
      offset += count
    }
  }

  private func createFolder(_ path: String) throws(SharedError) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw .system(ENOTDIR, .write, "created as a folder", path: path)
      }
      return
    }
    guard errno == ENOENT else { throw .system(errno, .write, "examined", path: path) }
    let parent = Self.folder(of: path)
    try createFolder(parent)
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw .system(errno, .write, "created as a folder", path: path)
    }
    try flushFolder(parent)
  }

  private func flushFolder(_ path: String) throws(SharedError) {
    let folder = FileCalls.retrying { calls.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0) }
    // A folder that is writable but not readable cannot be flushed.
    guard folder >= 0 else { return }
    defer { close(folder) }
    guard FileCalls.retrying({ calls.fsync(folder) }) == 0 || errno == EINVAL else {
      throw .system(errno, .write, "flushed in its folder", path: path)
    }
  }
}
