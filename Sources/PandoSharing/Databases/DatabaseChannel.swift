import Foundation
import PandoDependencies

/// The use of one row by one shared value.
///
/// The value in memory is the base, which is the last known row, with the changes that were made
/// here since. A newer row becomes the base, and the changes are merged into it. While a save is in
/// flight, its changes are kept apart from later ones, and each is merged by itself. A row that
/// arrives while a save or a transaction writes waits until the write has ended, because it may
/// contain what is written.
///
/// State and guards: `state` has its own lock, which is taken with the root's lock held, never the other way round.
/// `writing` is held by saves and transactions while they wait for the database, and is taken before both.
final class DatabaseChannel<Value: Codable & Sendable>: Sendable {
  /// A row and its value. Revision 0 is no row.
  struct Base: Sendable {
    var revision: Int64 = 0
    var value: Value
  }

  struct Save: Sendable {
    /// The value in memory when the save took it.
    var base: Base
    /// The value to save, with the newer rows that came meanwhile merged into it.
    var value: Value
    /// The number of replacements that the save includes.
    var replacements: Int
  }

  struct State {
    /// The row that was loaded before the root was made, or taken into memory since.
    var base: Base?
    /// The revision that was loaded before there was a root.
    var loaded: Int64 = 0
    var save: Save?
    /// Whether a save or a transaction is writing.
    var isWriting = false
    /// The newest row that arrived during the write.
    var waiting: (row: StoredRow, value: Value)?
    /// Fields of other processes that changes in memory replace, and that no save has written yet.
    var replacements: [Replacement] = []
    /// The row that was saved last, to find out which of its changes another process replaced.
    var lastSaved: Base?
    var root: MergingRoot<Value>?
  }

  let name: String
  let database: any ValueDatabase
  /// The name of the key in messages.
  let key: String
  let coding: VersionedCoding<Value>
  let merge: ValueMerge<Value>
  let state = Locked(State())
  let writing = Lock()
  let id = UUID().uuidString

  init(
    _ name: String,
    in database: any ValueDatabase,
    key: String,
    coding: VersionedCoding<Value>,
    merge: ValueMerge<Value>
  ) {
    self.name = name
    self.database = database
    self.key = key
    self.coding = coding
    self.merge = merge
  }

  // MARK: Loading

  func load() -> Result<Value?, any Error> {
    Result {
      let row = try database.read([name])[0]
      let value = try row.map(value)
      state.withLock { $0.loaded = row?.revision ?? 0 }
      return value
    }
  }

  /// - Throws: ``SharedError`` if the row is of a newer version, or does not decode.
  func value(of row: StoredRow) throws -> Value {
    do {
      return try coding.decode(row.content.bytes, version: row.content.schemaVersion)
    } catch var error as SharedError {
      error.key = key
      throw error
    } catch {
      throw SharedError(
        .valueUndecodable,
        key: key,
        reason:
          "the row in \(database.displayName) is \(DecodingFailure.text(error, of: Value.self))",
        remedy: "Repair the row, or save, which sets it aside under another name first.",
        underlying: error
      )
    }
  }

  func follow(_ root: MergingRoot<Value>, from value: Value) -> SharedSubscription {
    state.withLock { state in
      state.root = root
      state.base = Base(revision: state.loaded, value: value)
    }
    return database.subscribe(name) { [weak self] in self?.changed($0) }
  }

  private func changed(_ change: Result<StoredRow?, any Error>) {
    guard let root = state.withLock({ $0.root }) else { return }
    switch change {
    case .failure(let error): root.report(error)
    case .success(nil):
      forgetRevision()
      root.report(nil)
    case .success(let row?):
      do {
        let value = try value(of: row)
        take(row, value, isReport: true)()
        root.report(nil)
        reportReplaced(by: row, value)
      } catch {
        root.report(error)
      }
    }
  }

  /// The row was removed. Memory keeps the value until there is a new row of this name, which
  /// counts from 1 again.
  private func forgetRevision() {
    state.withLock { state in
      state.base?.revision = 0
      state.waiting = nil
      state.lastSaved = nil
    }
  }

  /// Takes a newer row into memory, with what was changed here merged into it.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - value: The value that it holds.
  ///   - isReport: Whether the database reported it, so that it waits for a save or a transaction that is writing.
  /// - Returns: A closure that wakes the observers.
  func take(_ row: StoredRow, _ value: Value, isReport: Bool) -> @Sendable () -> Void {
    guard let root = state.withLock({ $0.root }) else { return {} }
    return root.update { current, isChanged in
      state.withLock { state in
        guard let base = state.base, row.revision > base.revision else { return nil }
        if isReport, state.isWriting {
          if row.revision > state.waiting?.row.revision ?? 0 { state.waiting = (row, value) }
          return nil
        }
        let next = Base(revision: row.revision, value: value)
        defer { state.base = next }
        guard isChanged else { return value }
        if let save = state.save {
          state.save?.value = merge(base: base.value, mine: save.value, theirs: value).value
        }
        let merged = merge(base: base.value, mine: current, theirs: value)
        state.note(merged.replaced, since: base.revision)
        return merged.value
      }
    }
  }

  // MARK: Saving

  func willSave(_ value: Value) {
    state.withLock { state in
      guard let base = state.base else { return }
      state.save = Save(base: base, value: value, replacements: state.replacements.count)
    }
  }

  func save(_ value: Value, completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    database.async { [self] in
      completion(Result { try writing.withLock { try write(value) } })
    }
  }

  private func write(_ value: Value) throws {
    let (save, replacements) = state.withLock { state in
      state.isWriting = true
      return (state.save, Array(state.replacements.prefix(state.save?.replacements ?? 0)))
    }
    defer {
      state.withLock { $0.save = nil }
      endWriting()
    }
    var written = value
    let row = try replace(known: save?.base.revision) { row in
      written = value
      var replacements = replacements
      if let row, let save, row.revision != save.base.revision {
        let theirs = try self.value(of: row)
        let merged = merge(base: save.base.value, mine: value, theirs: theirs)
        written = merged.value
        if !merged.replaced.isEmpty {
          replacements.append(Replacement(since: save.base.revision, fields: merged.replaced))
        }
      }
      return RowContent(
        bytes: try encoded(written),
        schemaVersion: coding.version,
        writer: id,
        replaced: Replacement.data(
          Replacement.list(row?.content.replaced),
          replacements,
          at: (row?.revision ?? 0) + 1
        )
      )
    }
    guard let save, let row else { return }
    finish(save, Base(revision: row.revision, value: written))()
    reportReplaced(by: row, written)
  }

  /// Replaces the row. One that does not decode is set aside under another name.
  ///
  /// - Parameters:
  ///   - known: The revision that is known to decode.
  ///   - content: Makes the new content of the row from the present one.
  private func replace(
    known: Int64?,
    _ content: (StoredRow?) throws -> RowContent
  ) throws -> StoredRow? {
    do {
      return try database.transaction([name]) { rows in
        // The known row was decoded already.
        if let row = rows[0], row.revision != known { _ = try value(of: row) }
        return [try content(rows[0])]
      }[0]
    } catch let error as SharedError where error.code == .valueUndecodable {
      let aside = "\(name).undecodable-\(POSIXFile.asideTime(Date()))"
      return try database.transaction([name, aside]) { rows in
        guard let row = rows[0] else { return [try content(nil), nil] }
        do {
          _ = try value(of: row)
          return [try content(row), nil]
        } catch let error as SharedError where error.code == .valueUndecodable && rows[1] == nil {
          return [try content(nil), row.content]
        }
      }[0]
    }
  }

  /// Takes the row that a save wrote into memory, which may have changed meanwhile. Returns a
  /// closure that wakes the observers.
  private func finish(_ save: Save, _ written: Base) -> @Sendable () -> Void {
    guard let root = state.withLock({ $0.root }) else { return {} }
    return root.update { current, _ in
      state.withLock { state in
        let before = state.base?.revision
        let inFlight = state.save?.value ?? save.value
        state.replacements.removeFirst(Swift.min(save.replacements, state.replacements.count))
        state.base = written
        state.lastSaved = written
        // No other process wrote: memory has the value already, and perhaps newer changes.
        if before == save.base.revision, written.revision == save.base.revision + 1 { return nil }
        return merge(base: inFlight, mine: current, theirs: written.value).value
      }
    }
  }

  /// Takes over the rows that came while a save or a transaction was writing.
  func endWriting() {
    let waiting = state.withLock { state in
      state.isWriting = false
      return state.waiting.take()
    }
    if let waiting { take(waiting.row, waiting.value, isReport: true)() }
  }

  func encoded(_ value: Value) throws -> Data {
    do {
      return try coding.encode(value)
    } catch {
      throw SharedError(
        .valueUnencodable,
        key: key,
        reason: "the value could not be encoded: \(DecodingFailure.text(error, of: Value.self))",
        underlying: error
      )
    }
  }

  /// Reports a change that was saved here and replaced by another process.
  private func reportReplaced(by row: StoredRow, _ value: Value) {
    let found = state.withLock { state -> (Base, [String], MergingRoot<Value>)? in
      guard let mine = state.lastSaved, let root = state.root else { return nil }
      let fields = Replacement.list(row.content.replaced)
        .filter { $0.since < mine.revision && mine.revision < $0.revision }
        .flatMap(\.fields)
      guard !fields.isEmpty else { return nil }
      // Each replacement is reported once.
      state.lastSaved = nil
      return (mine, fields, root)
    }
    guard let (mine, fields, root) = found else { return }
    let names = Set(fields).subtracting([""]).sorted()
    let what = names.isEmpty ? "the value" : names.joined(separator: ", ")
    root.reportReplaced(
      SharedError(
        .changeReplaced,
        key: key,
        reason: "another process changed \(what) too, and was last",
        remedy: "Show both values of the underlying 'MergeConflict', or change the value again.",
        underlying: MergeConflict(mine: mine.value, theirs: value, fields: names)
      )
    )
  }
}

extension DatabaseChannel.State {
  fileprivate mutating func note(_ fields: [String], since revision: Int64) {
    if !fields.isEmpty { replacements.append(Replacement(since: revision, fields: fields)) }
  }
}
