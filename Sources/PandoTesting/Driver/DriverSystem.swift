public import Foundation
import PandoDependencies
import PandoUI

/// The system services around a driver's interface: records what the interface asks of them.
@MainActor
final class DriverSystem {
  let clipboard = Clipboard()
  private(set) var openedURLs: [URL] = []
  private(set) var exportedFiles: [ExportedFile] = []
  private(set) var announcements: [String] = []

  func equip(_ environment: inout EnvironmentValues) {
    environment.systemOpener = SystemOpener { [weak self] in self?.open($0) ?? false }
    let windows = WindowList()
    windows.open = { [weak self] in
      if let url = URL(string: "/?\($0.query)") { self?.open(url) }
    }
    // A driver has one page, which stays.
    windows.close = { _ in }
    environment.windowList = windows
    environment.fileSaver = FileSaver { [weak self] file in
      self?.exportedFiles.append(ExportedFile(name: file.name, data: file.data))
      return URL(filePath: "/exported/\(file.name)")
    }
  }

  /// Records announcements to assistive technology.
  var announcer: Announcer {
    Announcer { [weak self] words, _ in self?.announcements.append(words) }
  }

  /// Opens addresses for code outside of views.
  var urlOpener: OpenURLEffect.System {
    { [weak self] url in await self?.open(url) ?? false }
  }

  /// Opens an address, as the browser does for a link.
  @discardableResult
  func open(_ url: URL) -> Bool {
    openedURLs.append(url)
    return true
  }
}

/// A file that a `fileExporter` saved.
public struct ExportedFile: Hashable, Sendable {
  /// The name of the file.
  public let name: String
  /// The contents of the file.
  public let data: Data

  /// The contents as UTF-8 text.
  public var text: String { String(decoding: data, as: UTF8.self) }
}
