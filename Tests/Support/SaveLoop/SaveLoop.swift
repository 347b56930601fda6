import Foundation
import Glibc
import PandoSharing

/// A value that shows whether it is complete: it contains its number many times.
struct Numbered: Codable, Sendable {
  var number: Int
  var copies: [Int]

  init(_ number: Int) {
    self.number = number
    copies = Array(repeating: number, count: 200)
  }
}

/// A program that saves to a file until it is killed, or ends with a change that is not saved.
///
/// `SaveLoop loop <file>` prints each number after `save()` has made it durable.
/// `SaveLoop exit <file>` changes the value and exits.
@main
enum SaveLoop {
  static func main() async throws {
    let (mode, file) = (CommandLine.arguments[1], URL(filePath: CommandLine.arguments[2]))
    let state = Shared(wrappedValue: Numbered(0), .fileStorage(file))
    if mode == "exit" {
      state.withLock { $0 = Numbered(1) }
      exit(0)
    }
    while true {
      let number = state.wrappedValue.number + 1
      state.withLock { $0 = Numbered(number) }
      guard number.isMultiple(of: 2) else { continue }
      try await state.save()
      let line = "\(number)\n"
      _ = line.withCString { write(STDOUT_FILENO, $0, strlen($0)) }
    }
  }
}
