public import Foundation
import PandoUI

/// What is around the interface of a driver: notes what it is asked to do.
@MainActor
final class DriverSystem {
  let clipboard = Clipboard()
  private(set) var openedURLs: [URL] = []
  private(set) var exportedFiles: [ExportedFile] = []

  func equip(_ environment: inout EnvironmentValues) {
    environment.systemOpener = SystemOpener { [weak self] url in
      self?.openedURLs.append(url)
      return self != nil
    }
    environment.fileSaver = FileSaver { [weak self] file in
      self?.exportedFiles.append(ExportedFile(name: file.name, data: file.data))
      return URL(filePath: "/exported/\(file.name)")
    }
  }
}

/// A file that a `fileExporter` handed over.
public struct ExportedFile: Hashable, Sendable {
  /// What it is called.
  public let name: String
  /// What is in it.
  public let data: Data

  /// What is in it, as text in UTF-8.
  public var text: String { String(decoding: data, as: UTF8.self) }
}
