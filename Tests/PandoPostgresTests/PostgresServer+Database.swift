import Foundation
import PandoPostgres
import PandoTestSupport

extension PostgresServer {
  /// A database with a schema of its own.
  func database(schema: String = "test_\(UUID().uuidString)") -> PostgresDatabase {
    PostgresDatabase(url: url(), schema: schema)
  }
}

/// Waits for what others cause.
func wait(_ isDone: () -> Bool) async throws -> Bool {
  let end = ContinuousClock.now + .seconds(40)
  while !isDone(), ContinuousClock.now < end { try await Task.sleep(for: .milliseconds(2)) }
  return isDone()
}
