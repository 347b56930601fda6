import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The operation on a file during which a system call failed.
enum FileAction: String {
  case read, write
}

extension SharedError {
  /// The error for a failed system call.
  ///
  /// - Parameters:
  ///   - number: The value of `errno`.
  ///   - action: The operation.
  ///   - step: The step that failed, as in "it could not be *opened*".
  ///   - path: The file.
  static func system(
    _ number: Int32,
    _ action: FileAction,
    _ step: String,
    path: String
  ) -> SharedError {
    let code: Code
    switch number {
    case ENOSPC, EDQUOT: code = .storageFull
    case EISDIR: code = .notAFile
    default: code = action == .read ? .fileUnreadable : .fileUnwritable
    }
    return SharedError(
      code,
      file: URL(filePath: path, directoryHint: .notDirectory),
      reason: "\(path) could not be \(step): \(text(number))",
      remedy: remedy(number),
      underlying: POSIXErrorCode(rawValue: number).map { POSIXError($0) }
    )
  }

  static func text(_ number: Int32) -> String {
    String(cString: strerror(number))
  }

  private static func remedy(_ number: Int32) -> String? {
    switch number {
    case ENOSPC, EDQUOT: "Free some space; the value is kept in memory and the old file is intact."
    case EACCES, EPERM: "Give this process the permission, on the file and on its folder."
    case EROFS: "Keep the file on a file system that is mounted writable."
    case ENOTDIR: "A part of the path is a file; choose a path made of folders."
    case ELOOP: "The path is a cycle of symbolic links; point one of them at the file."
    case EISDIR: "Move the folder away or choose another path."
    default: nil
    }
  }
}
