package import Foundation

/// A separate folder for a test, removed afterwards.
package final class ScratchFolder: Sendable {
  package let url: URL

  package init() {
    url = FileManager.default.temporaryDirectory.appending(path: "pando-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func file(_ name: String = "state.json") -> URL { url.appending(path: name) }

  /// The contents of the files that were set aside.
  package var setAside: [Data] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path())) ?? []
    return names.filter { $0.contains(".undecodable-") }
      .compactMap { try? Data(contentsOf: url.appending(path: $0)) }
  }
}
