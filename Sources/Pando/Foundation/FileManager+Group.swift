public import Foundation

extension FileManager {
  /// The folder that applications of a group share, which is made if it is missing: one beside the data of applications.
  ///
  /// It belongs to the user that the process runs as: all visitors of a served application share it.
  ///
  /// - Parameter groupIdentifier: The name of the group.
  /// - Returns: nil if it cannot be made.
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), groupIdentifier != ".."
    else { return nil }
    let folder = URL.applicationSupportDirectory.appending(path: "Group Containers")
      .appending(path: groupIdentifier, directoryHint: .isDirectory)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      return nil
    }
    return folder
  }
}
