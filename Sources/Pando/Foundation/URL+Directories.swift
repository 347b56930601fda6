public import Foundation

// Foundation on Linux has these folders only as `FileManager.default.urls(for:in:)`. They belong to the user that the
// process runs as: all visitors of a served application share them. What belongs to a visitor goes to app storage.

extension URL {
  /// The folder for documents, which is made if it is missing.
  public static var documentsDirectory: URL { folder(.documentDirectory, or: "Documents") }

  /// The folder for what can be made again, which is made if it is missing.
  public static var cachesDirectory: URL { folder(.cachesDirectory, or: ".cache") }

  /// The folder for the data of applications, which is made if it is missing.
  public static var applicationSupportDirectory: URL {
    folder(.applicationSupportDirectory, or: ".local/share")
  }

  /// The folder for the data of applications: there is no other on Linux.
  public static var libraryDirectory: URL { applicationSupportDirectory }

  /// The folder for downloads, which is made if it is missing.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, or: "Downloads") }

  /// The folder of the desktop, which is made if it is missing.
  public static var desktopDirectory: URL { folder(.desktopDirectory, or: "Desktop") }

  /// The folder for pictures, which is made if it is missing.
  public static var picturesDirectory: URL { folder(.picturesDirectory, or: "Pictures") }

  /// The folder for films, which is made if it is missing.
  public static var moviesDirectory: URL { folder(.moviesDirectory, or: "Videos") }

  /// The folder for music, which is made if it is missing.
  public static var musicDirectory: URL { folder(.musicDirectory, or: "Music") }

  /// The folder for what others may see, which is made if it is missing.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, or: "Public") }

  /// The folder for the user's own programs, which is made if it is missing.
  public static var applicationDirectory: URL { folder(.applicationDirectory, or: ".local/bin") }

  private static func folder(_ kind: FileManager.SearchPathDirectory, or name: String) -> URL {
    let known = FileManager.default.urls(for: kind, in: .userDomainMask).first
    let url = known ?? homeDirectory.appending(path: name, directoryHint: .isDirectory)
    // On Apple's systems these folders exist. Here a folder that cannot be made is an error only
    // when something is written to it.
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }
}
