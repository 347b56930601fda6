package import Foundation

/// The folder in which a program keeps its data by default: that of the service manager, or one in the
/// user's state folder (XDG Base Directory Specification).
///
/// - Parameters:
///   - environment: The environment variables.
///   - program: The name of the program.
package func stateFolder(
  environment: [String: String] = ProcessInfo.processInfo.environment,
  program: String = ProcessInfo.processInfo.processName
) -> URL {
  // systemd.exec(5): colons separate several folders.
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
