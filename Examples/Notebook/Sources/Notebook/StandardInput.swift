import Foundation

/// The lines of standard input, until it ends.
enum StandardInput {
  static var lines: AsyncStream<String> {
    AsyncStream { continuation in
      // `readLine` blocks, which is not allowed on a thread of Swift's concurrency pool.
      Thread.detachNewThread {
        while let line = readLine() { continuation.yield(line) }
        continuation.finish()
      }
    }
  }
}
