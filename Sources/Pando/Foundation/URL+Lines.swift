public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URL {
  /// The lines of a file, or of the answer of a server, in UTF-8. Empty lines are left out.
  ///
  /// ```swift
  /// for try await word in url.lines { words.append(word) }
  /// ```
  public var lines: Lines { Lines(url: self) }

  /// The lines of the text at an address, which is loaded as a whole with the first line.
  public struct Lines: AsyncSequence, Sendable {
    /// A line without its end.
    public typealias Element = String

    let url: URL

    /// Reads the lines from the beginning.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }

    /// Gives one line after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let url: URL
      private var lines: [Substring]?
      private var next = 0

      init(url: URL) { self.url = url }

      /// The next line; nil after the last one.
      ///
      /// - Throws: The error of the file or of the request.
      public mutating func next() async throws -> String? {
        let all: [Substring]
        if let lines { all = lines } else { all = try await read() }
        lines = all
        guard next < all.count else { return nil }
        next += 1
        return String(all[next - 1])
      }

      private func read() async throws -> [Substring] {
        let data =
          if url.isFileURL {
            try Data(contentsOf: url)
          } else {
            try await URLSession.shared.data(from: url).0
          }
        return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      }
    }
  }
}
