import Foundation
import PandoDependencies
package import PandoSharing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension PostgresDatabase {
  package func subscribe(
    _ name: String,
    onChange: @escaping @Sendable (Result<StoredRow?, any Error>) -> Void
  ) -> SharedSubscription {
    let subscription = observers.add(name, onChange)
    // This look, or the one when listening begins, finds what was written before the subscription.
    if !startListening() { reports.async { [weak self] in self?.check([name]) } }
    return subscription
  }

  /// Begins to listen, unless that was done. Returns whether it was not.
  @discardableResult
  func startListening() -> Bool {
    let isFirst = state.withLock { state in
      defer { state.isListening = true }
      return !state.isListening
    }
    guard isFirst else { return false }
    let reference = WeakDatabase(database: self)
    Thread.detachNewThread { Self.listen(for: reference) }
    return true
  }

  /// The database for which a thread listens.
  private struct WeakDatabase: Sendable {
    weak var database: PostgresDatabase?
  }

  /// Listens until nobody has the database any more. After each loss of the connection, the
  /// revisions of all rows are compared, because notifications were missed meanwhile.
  private static func listen(for reference: WeakDatabase) {
    var pause: UInt32 = 50_000
    while true {
      do {
        guard let connection = try reference.database?.beginListening() else { return }
        pause = 50_000
        // While it waits, the thread does not keep the database.
        repeat {
          let notifications = try connection.notifications()
          guard let database = reference.database else { return }
          database.take(notifications)
        } while wait(connection.descriptor)
      } catch {
        guard let database = reference.database else { return }
        let error = database.failure(error)
        database.state.withLock { $0.absence = error }
        database.lost(error)
        database.tell(.lost(error))
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
    for channel in ["pando_values", "pando_rows", "pando_tables"] {
      try connection.run("LISTEN \(channel)")
    }
    state.withLock { $0.absence = nil }
    reports.async { [weak self] in self?.checkAll() }
    tell(.all)
    return connection
  }

  /// Reports the rows of notifications, which name the schema and the row, or the schema alone.
  private func take(_ notifications: [PostgresConnection.Notification]) {
    for notification in notifications.compactMap(TableNotification.init) { tell(notification) }
    let payloads = notifications.filter { $0.channel == "pando_values" }.map(\.payload)
    let names = Set(payloads.map { $0.drop { $0 != "/" }.dropFirst() }.map(String.init))
    if names.contains("") {
      reports.async { [weak self] in self?.checkAll() }
      return
    }
    let changed = observers.names.intersection(names)
    if !changed.isEmpty { reports.async { [weak self] in self?.check(changed) } }
  }

  private func checkAll() {
    check(observers.names)
  }

  /// Reports which of the rows have changed. After a loss of the connection, looks at all followed
  /// rows.
  private func check(_ names: Set<String>) {
    let names = observers.isLost ? observers.names : names
    if names.isEmpty { return }
    do {
      observers.report(try retried { try Self.rows(Array(names), $0) }, among: names)
    } catch {
      observers.reportLoss(error)
    }
  }

  /// Notifies all observers that the database cannot be reached.
  private func lost(_ error: any Error) {
    reports.async { [weak self] in self?.observers.reportLoss(error) }
  }
}
