import Foundation
import PandoDependencies
import PandoSharing

/// The folder of the data that a server keeps.
enum DataFolder {
  /// Whether a file exists in the folder or can be made there. Makes the folder if there is none.
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

  /// The folder that a configuration names, or else that of the program. Nil in tests and previews, where nothing is kept.
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
    return stateFolder(environment: environment, program: program)
  }
}
