import Dispatch
import PandoDependencies

/// A transaction over the places of one or several values in one database.
struct DatabaseTransaction: Sendable {
  private let places: [AnyReference]
  private let connections: [AnyConnection]
  /// The participant of each place. Two places of one value have the same.
  private let participants: [any TransactionParticipant]
  /// The table that has all places; nil if they are values.
  private let rows: (any RowsParticipant)?

  /// - Parameter places: The places that the body changes.
  /// - Returns: Nil if no database keeps any of them.
  /// - Throws: ``SharedError`` if the places are not all in one database.
  init?(_ places: [AnyReference]) throws {
    self.places = places
    let found = places.map(\.connection)
    connections = found.compactMap { $0 }
    participants = connections.compactMap(\.participant)
    rows = connections.compactMap(\.rows).first
    if let rows {
      guard found.allSatisfy({ $0?.rows === rows }) else { throw Self.severalDatabases(found) }
      return
    }
    guard let database = participants.first?.database else { return nil }
    guard participants.count == places.count,
      participants.allSatisfy({ $0.database === database })
    else { throw Self.severalDatabases(found) }
  }

  private static func severalDatabases(_ connections: [AnyConnection?]) -> SharedError {
    SharedError(
      .notOneDatabase,
      key: connections.map { $0?.keyName ?? "a value in memory" }.joined(separator: ", "),
      reason: "the values of a transaction are to be in one database, and rows in one table",
      remedy: "Keep them in one database, or change them one after another."
    )
  }

  /// Runs the transaction, and returns when it is durable.
  ///
  /// - Parameter body: Changes the places in roots of their own, with the newest values. May run more than once.
  func run<R: Sendable>(_ body: @escaping @Sendable ([AnyReference]) throws -> R) async throws -> R
  {
    for connection in connections { try await connection.flushed() }
    if let rows {
      return try await withCheckedThrowingContinuation { continuation in
        rows.async { continuation.resume(with: Result { try rows.transaction(places, body) }) }
      }
    }
    return try await withCheckedThrowingContinuation { continuation in
      participants[0].database.async {
        continuation.resume(with: Result { try self.runNow(body) })
      }
    }
  }

  private func runNow<R>(_ body: ([AnyReference]) throws -> R) throws -> R {
    var distinct: [ObjectIdentifier: any TransactionParticipant] = [:]
    for participant in participants { distinct[ObjectIdentifier(participant)] = participant }
    // One order in the whole process, so that two transactions never wait for each other.
    let ordered = distinct.sorted { $0.key < $1.key }.map(\.value)
    return try hold(ordered[...]) {
      var roots: [ObjectIdentifier: AnyReference] = [:]
      var result: R?
      let rows = try ordered[0].database.transaction(ordered.map(\.name)) { rows in
        for (participant, row) in zip(ordered, rows) {
          roots[ObjectIdentifier(participant)] = try participant.makeRoot(of: row)
        }
        let moved = zip(places, participants).map { place, participant in
          place.moved(to: roots[ObjectIdentifier(participant)].unsafelyUnwrapped)
        }
        result = try body(moved)
        return try zip(ordered, rows).map { participant, row in
          try participant.content(
            of: roots[ObjectIdentifier(participant)].unsafelyUnwrapped,
            since: row
          )
        }
      }
      let wakes = zip(ordered, rows).map { participant, row in
        participant.receive(row, of: roots[ObjectIdentifier(participant)].unsafelyUnwrapped)
      }
      for wake in wakes { wake() }
      return result.unsafelyUnwrapped
    }
  }

  private func hold<R>(
    _ participants: ArraySlice<any TransactionParticipant>,
    _ body: () throws -> R
  ) rethrows -> R {
    guard let first = participants.first else { return try body() }
    return try first.write { try hold(participants.dropFirst(), body) }
  }
}

extension AnyConnection {
  /// Saves unsaved changes, and returns when they are durable.
  fileprivate func flushed() async throws {
    try await withCheckedThrowingContinuation { continuation in
      flush { continuation.resume(with: $0) }
    }
  }
}
