import Foundation
import Glibc

/// A folder that is removed with the last reference to it.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "pando-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func file(_ name: String = "users.json") -> URL { url.appending(path: name) }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }
}

/// Changes a file as another program does, with plain system calls.
enum Outside {
  static func writeInPlace(_ text: String, _ url: URL) {
    let file = open(url.path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    precondition(file >= 0)
    // In two steps, so that a half-written state can be observed.
    let bytes = Array(text.utf8)
    _ = bytes[..<(bytes.count / 2)].withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    _ = bytes[(bytes.count / 2)...].withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    close(file)
  }

  static func replace(_ text: String, _ url: URL) {
    let temporary = url.path + ".outside"
    writeInPlace(text, URL(filePath: temporary))
    precondition(rename(temporary, url.path) == 0)
  }
}

func text(_ url: URL) -> String? {
  (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
}
