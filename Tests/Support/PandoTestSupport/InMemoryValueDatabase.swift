import Dispatch
import Foundation
import PandoDependencies
package import PandoSharing

/// The rows that several ``InMemoryValueDatabase`` share, as machines share a database server.
package final class InMemoryRows: Sendable {
  fileprivate struct State {
    var rows: [String: StoredRow] = [:]
    /// The seconds that ``InMemoryRows/age(by:)`` has let pass since a row was changed or used.
    var ages: [String: Int] = [:]
    var machines: [InMemoryValueDatabase] = []
  }

  fileprivate let state = Locked(State())

  package init() {}

  /// The names of the rows.
  package var names: [String] { state.withLock { Array($0.rows.keys) } }

  /// Lets time pass for all rows.
  package func age(by seconds: Int) {
    state.withLock { state in
      for name in state.rows.keys { state.ages[name, default: 0] += seconds }
    }
  }

  /// The seconds that ``age(by:)`` has let pass since a row was changed or used.
  package func age(of name: String) -> Int { state.withLock { $0.ages[name, default: 0] } }

  /// The contents of a row; nil if there is none.
  package subscript(name: String) -> StoredRow? {
    get { state.withLock { $0.rows[name] } }
    set { state.withLock { $0.rows[name] = newValue } }
  }
}

/// One machine's connection to rows in memory. It can be cut.
package final class InMemoryValueDatabase: ValueDatabase {
  private struct State {
    var isConnected = true
    var subscribers: [UInt64: (name: String, call: @Sendable (Change) -> Void)] = [:]
    var next: UInt64 = 0
    /// The number of transactions that fail before they do anything.
    var failures = 0
  }

  package typealias Change = Result<StoredRow?, any Error>

  private let rows: InMemoryRows
  private let state = Locked(State())
  /// The queue of reports, which come one after another, on another thread than the change.
  private let reports = DispatchQueue(label: "reports")
  private let work = DispatchQueue(label: "work", attributes: .concurrent)

  package var displayName: String { "memory" }

  package init(_ rows: InMemoryRows) {
    self.rows = rows
    rows.state.withLock { $0.machines.append(self) }
  }

  private var lost: SharedError {
    SharedError(.databaseUnavailable, reason: "the connection to the database is lost")
  }

  /// Cuts the connection, or makes it again.
  package func connect(_ isConnected: Bool) {
    state.withLock { $0.isConnected = isConnected }
    let names = Set(state.withLock { $0.subscribers.values.map(\.name) })
    for name in names { report(name) }
  }

  /// Lets the next transactions fail.
  package func fail(_ count: Int) { state.withLock { $0.failures = count } }

  /// Waits until the work that was begun is done, and all reports that are due were made.
  package func settle() {
    work.sync(flags: .barrier) {}
    reports.sync {}
  }

  private func report(_ name: String) {
    reports.async { [self] in
      let change: Change =
        state.withLock { $0.isConnected } ? .success(rows[name]) : .failure(lost)
      let subscribers = state.withLock { $0.subscribers.values.filter { $0.name == name } }
      for subscriber in subscribers { subscriber.call(change) }
    }
  }

  package func async(_ work: @escaping @Sendable () -> Void) {
    self.work.async(execute: work)
  }

  package func read(_ names: [String]) throws -> [StoredRow?] {
    guard state.withLock({ $0.isConnected }) else { throw lost }
    return rows.state.withLock { state in names.map { state.rows[$0] } }
  }

  package func transaction(
    _ names: [String],
    _ body: ([StoredRow?]) throws -> [RowContent?]
  ) throws -> [StoredRow?] {
    let isRefused = state.withLock { state in
      defer { state.failures = max(0, state.failures - 1) }
      return !state.isConnected || state.failures > 0
    }
    if isRefused { throw lost }
    let (result, machines) = try rows.state.withLock { state in
      let contents = try body(names.map { state.rows[$0] })
      for (name, content) in zip(names, contents) {
        guard let content else { continue }
        state.ages[name] = 0
        state.rows[name] = StoredRow(
          revision: (state.rows[name]?.revision ?? 0) + 1,
          content: content
        )
      }
      return (names.map { state.rows[$0] }, state.machines)
    }
    for machine in machines { for name in names { machine.report(name) } }
    return result
  }

  package func removeRows(named prefix: String, unusedFor seconds: Int) throws {
    guard state.withLock({ $0.isConnected }) else { throw lost }
    rows.state.withLock { state in
      for name in state.rows.keys
      where name.hasPrefix(prefix) && state.ages[name, default: 0] > seconds {
        state.rows[name] = nil
      }
    }
  }

  package func noteUse(of name: String, after seconds: Int) throws {
    guard state.withLock({ $0.isConnected }) else { throw lost }
    rows.state.withLock { state in
      if state.ages[name, default: 0] > seconds { state.ages[name] = 0 }
    }
  }

  package func subscribe(
    _ name: String,
    onChange: @escaping @Sendable (Change) -> Void
  ) -> SharedSubscription {
    let number = state.withLock { state in
      state.next += 1
      state.subscribers[state.next] = (name, onChange)
      return state.next
    }
    return SharedSubscription { [self] in
      let released = state.withLock { $0.subscribers.removeValue(forKey: number) }
      withExtendedLifetime(released) {}
    }
  }
}
