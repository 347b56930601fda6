import Foundation
import Glibc
import PandoDependencies
package import PandoSharing

extension PostgresDatabase {
  package func subscribe(
    _ name: String,
    onChange: @escaping @Sendable (Result<StoredRow?, any Error>) -> Void
  ) -> SharedSubscription {
    let (number, isFirst) = state.withLock { state in
      state.next += 1
      state.subscribers[state.next] = Subscriber(name: name, call: onChange)
      defer { state.isListening = true }
      return (state.next, !state.isListening)
    }
    if isFirst {
      let follower = Follower(database: self)
      Thread.detachNewThread { Self.listen(follower) }
    } else {
      // What was written before this subscription is found by this look.
      reports.async { [weak self] in self?.check([name]) }
    }
    return SharedSubscription { [self] in
      let released = state.withLock { state in
        let released = state.subscribers.removeValue(forKey: number)
        if !state.subscribers.values.contains(where: { $0.name == name }) {
          state.reported[name] = nil
        }
        return released
      }
      withExtendedLifetime(released) {}
    }
  }

  /// What the thread that listens knows of its database.
  private struct Follower: Sendable {
    weak var database: PostgresDatabase?
  }

  /// Listens until nobody has the database any more. After each loss of the connection, the revisions of all rows are
  /// compared, because nobody was told meanwhile.
  private static func listen(_ follower: Follower) {
    var pause: UInt32 = 50_000
    while true {
      do {
        guard let connection = try follower.database?.beginListening() else { return }
        pause = 50_000
        // While it waits, the thread does not keep the database.
        repeat {
          let payloads = try connection.notifications()
          guard let database = follower.database else { return }
          database.take(payloads)
        } while wait(connection.descriptor)
      } catch {
        guard let database = follower.database else { return }
        let error = database.failure(error)
        database.state.withLock { $0.absence = error }
        database.lost(error)
      }
      usleep(UInt32.random(in: pause / 2...pause))
      pause = min(pause * 2, 2_000_000)
    }
  }

  /// Waits for notifications, a second at most.
  private static func wait(_ descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 1000) >= 0 || errno == EINTR
  }

  private func beginListening() throws -> PostgresConnection {
    // The table exists before anybody listens to its trigger.
    try retried { _ in }
    let connection = try connect()
    try connection.run("LISTEN pando_values")
    state.withLock { $0.absence = nil }
    reports.async { [weak self] in self?.checkAll() }
    return connection
  }

  /// Reports the rows of notifications, which name the schema and the row, or the schema alone.
  private func take(_ payloads: [String]) {
    let names = Set(payloads.map { $0.drop { $0 != "/" }.dropFirst() }.map(String.init))
    if names.contains("") {
      reports.async { [weak self] in self?.checkAll() }
      return
    }
    let changed = state.withLock { Set($0.subscribers.values.map(\.name)) }.intersection(names)
    if !changed.isEmpty { reports.async { [weak self] in self?.check(changed) } }
  }

  private func checkAll() {
    check(state.withLock { Set($0.subscribers.values.map(\.name)) })
  }

  /// Reports those of the rows that are newer than what was reported. All, after the connection was lost.
  private func check(_ names: Set<String>) {
    if names.isEmpty { return }
    do {
      let rows = try retried { try Self.rows(Array(names), $0) }
      let reports = state.withLock { state in
        let wasLost = state.isLost
        state.isLost = false
        let changed = names.filter {
          wasLost || state.reported[$0, default: 0] != rows[$0]?.revision ?? 0
        }
        for name in changed { state.reported[name] = rows[name]?.revision ?? 0 }
        return state.subscribers.values.filter { changed.contains($0.name) }
      }
      for subscriber in reports { subscriber.call(.success(rows[subscriber.name])) }
    } catch {
      lost(error)
    }
  }

  /// Tells all subscribers that the database cannot be reached, once.
  private func lost(_ error: any Error) {
    reports.async { [weak self] in
      guard let self else { return }
      let subscribers = state.withLock { state -> [Subscriber] in
        defer { state.isLost = true }
        return state.isLost ? [] : Array(state.subscribers.values)
      }
      for subscriber in subscribers { subscriber.call(.failure(error)) }
    }
  }
}
