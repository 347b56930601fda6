import Foundation
import Testing

/// User defaults on disk, removed when the test ends.
final class RealSuite: Sendable {
  // Sendable because UserDefaults guards its contents itself; the reference never changes.
  nonisolated(unsafe) let store: UserDefaults
  let name: String
  let file: URL

  init() throws {
    name = "pando.tests.\(UUID().uuidString)"
    store = try #require(UserDefaults(suiteName: name))
    let home = ProcessInfo.processInfo.environment["HOME"] ?? "/root"
    file = URL(filePath: home).appending(path: ".config/\(name).plist")
  }

  deinit {
    // Written out now; otherwise the file would be written at the end of the process.
    store.synchronize()
    try? FileManager.default.removeItem(at: file)
  }
}
