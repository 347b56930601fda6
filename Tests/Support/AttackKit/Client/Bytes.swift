import Foundation

extension [UInt8] {
  /// The first position of the words from an offset on. Uses the system's search, because documents are
  /// long.
  func place(of words: String, from start: Int = 0) -> Int? {
    let needle = Array(words.utf8)
    return withUnsafeBytes { bytes in
      var place = start
      while place + needle.count <= bytes.count, let base = bytes.baseAddress {
        let last = bytes.count - needle.count
        guard let found = memchr(base + place, Int32(needle[0]), last - place + 1) else {
          return nil
        }
        place = base.distance(to: UnsafeRawPointer(found))
        if memcmp(base + place, needle, needle.count) == 0 { return place }
        place += 1
      }
      return nil
    }
  }

  /// Whether the bytes contain the words.
  func contains(words: String) -> Bool {
    words.isEmpty || place(of: words) != nil
  }

  /// The words from an offset up to a byte.
  func words(from start: Int, upTo end: Character) -> String? {
    guard let last = self[start...].firstIndex(of: end.asciiValue ?? 0) else { return nil }
    return String(decoding: self[start..<last], as: UTF8.self)
  }
}

extension Duration {
  /// The duration in seconds.
  package var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
