public import Foundation

extension URL {
  /// The directory for documents of the user that the process runs as.
  public static var documentsDirectory: URL {
    let directories = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
    return directories.first ?? .homeDirectory
  }
}
