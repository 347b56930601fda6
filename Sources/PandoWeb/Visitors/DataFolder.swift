import Foundation
import PandoDependencies

/// Where a server keeps what lasts.
enum DataFolder {
  /// Whether a file can be kept in the folder: it is there, or can be made.
  static func canKeep(_ folder: URL, _ name: String) -> Bool {
    let files = FileManager.default
    if files.fileExists(atPath: folder.appending(path: name).path(percentEncoded: false)) {
      return true
    }
    let path = folder.path(percentEncoded: false)
    try? files.createDirectory(
      atPath: path,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    return files.isWritableFile(atPath: path)
  }

  /// The folder that a configuration names, or the usual one: that of the service manager, or in the
  /// user's folder for state (XDG Base Directory Specification). Nil in tests and previews, where
  /// nothing lasts.
  static func url(
    _ configuration: ServerConfiguration,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    program: String = ProcessInfo.processInfo.processName
  ) -> URL? {
    if let folder = configuration.dataFolder {
      return URL(filePath: folder, directoryHint: .isDirectory)
    }
    @Dependency(\.context) var context
    guard context == .live else { return nil }
    // systemd.exec(5): several folders have colons between them.
    if let folder = environment["STATE_DIRECTORY"]?.split(separator: ":").first {
      return URL(filePath: String(folder), directoryHint: .isDirectory)
    }
    let state =
      environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? FileManager.default.homeDirectoryForCurrentUser
      .appending(path: ".local/state").path(percentEncoded: false)
    return URL(filePath: state, directoryHint: .isDirectory)
      .appending(path: "pando/\(program)", directoryHint: .isDirectory)
  }
}
