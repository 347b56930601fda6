import PandoDependencies

/// The rows of a table in transactions.
protocol RowsParticipant: AnyObject, Sendable {
  /// Runs a transaction on the newest rows, and takes them into memory when it is durable.
  ///
  /// - Parameters:
  ///   - places: The places in the rows that the body changes. If each is in a row, only those rows are read.
  ///   - body: Changes the places in a root of its own. May run more than once.
  func transaction<R>(
    _ places: [AnyReference],
    _ body: ([AnyReference]) throws -> R
  ) throws -> R

  /// Runs `work` on a thread on which it may wait for the database.
  func async(_ work: @escaping @Sendable () -> Void)
}

extension RowsChannel: RowsParticipant {
  func async(_ work: @escaping @Sendable () -> Void) { store.async(work) }

  func transaction<R>(
    _ places: [AnyReference],
    _ body: ([AnyReference]) throws -> R
  ) throws -> R {
    let ids = places.map(Self.id)
    let isPart = ids.allSatisfy { $0 != nil }
    let (result, wake) = try writing.withLock {
      var read: [Element] = []
      let (result, written) = try store.transaction { writer in
        if isPart {
          let found = try writer.rows(ids.compactMap { $0 })
          read = Set(ids).compactMap { id in id.flatMap { found[$0] } }
        } else {
          read = try writer.all()
        }
        let root = Root(Rows(uniqueElements: read))
        let result = try body(places.map { $0.moved(to: root) })
        let known = Dictionary(read.map { ($0.id, $0) }) { first, _ in first }
        let changes = merge.changes(from: known, to: root.peek())
        return (result, try named { try apply(changes, writer) })
      }
      let rows = Dictionary(read.map { ($0.id, $0 as Element?) }) { first, _ in first }
        .merging(written.rows) { _, new in new }
      state.withLock { $0.remember(written.saved) }
      return (result, take(RowChanges(rows: rows, isAll: !isPart, order: written.order)))
    }
    wake()
    return result
  }

  /// The id of the row that a place is in; nil for the rows as a whole.
  private static func id(of place: AnyReference) -> Element.ID? {
    var path: [Step] = []
    place.collectPath(into: &path)
    guard case .id(let id) = path.first else { return nil }
    return id.base as? Element.ID
  }
}
