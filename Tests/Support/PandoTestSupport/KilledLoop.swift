import Foundation
import Glibc

/// A program that counts for ever and prints each durable number, is killed at any moment, and is
/// started again.
public struct KilledLoop: Sendable {
  private let arguments: [String]
  private let seed: UInt64

  /// Describes the program.
  ///
  /// - Parameter arguments: The program and its arguments.
  public init(_ arguments: [String]) {
    self.arguments = arguments
    seed = printedSeed()
  }

  /// Runs and kills the program several times.
  ///
  /// - Parameters:
  ///   - rounds: How often the program runs.
  ///   - check: A check that is called now and then with the largest durable number.
  /// - Returns: The largest number that was durable.
  public func run(_ rounds: Int, check: (Int) async throws -> Void) async rethrows -> Int {
    var last = 0
    for round in 0..<rounds {
      last = await onThread { [last] in
        let random = SeededGenerator(seed: seed &+ UInt64(round))
        let child = Child(arguments)
        var printed = ""
        let lines = Int(random.next() % 4)
        while printed.count(where: { $0 == "\n" }) < lines, case let more = child.read(),
          !more.isEmpty
        {
          printed += more
        }
        random.dawdle(300_000)
        kill(child.id, SIGKILL)
        while case let more = child.read(), !more.isEmpty { printed += more }
        child.wait()
        // A number whose last digits were cut off is a smaller number.
        return max(last, printed.split(separator: "\n").compactMap { Int($0) }.max() ?? 0)
      }
      if round % 10 == 9 { try await check(last) }
    }
    return last
  }
}
