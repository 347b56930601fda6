import Foundation

/// The lines that are typed, one by one, until the input ends.
enum StandardInput {
  static var lines: AsyncStream<String> {
    AsyncStream { continuation in
      // `readLine` blocks, which a thread of Swift's own pool must not.
      Thread.detachNewThread {
        while let line = readLine() { continuation.yield(line) }
        continuation.finish()
      }
    }
  }
}
