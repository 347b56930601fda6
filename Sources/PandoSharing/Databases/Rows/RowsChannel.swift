import Dispatch
import Foundation
import PandoDependencies

/// The use of a table's rows by one shared value.
///
/// Memory consists of the last known rows (the base) and the changes that were made here since. A
/// save writes the difference, row by row and column by column. A row that another process changed
/// becomes the base, into which changes that were made here are merged.
///
/// State and guards: `state` has its own lock, which is taken with the root's lock held, never the other way round.
/// `writing` is held by looks, saves and transactions while they wait for the database, and is taken before both.
final class RowsChannel<Element: Identifiable & Sendable>: Sendable where Element.ID: Sendable {
  typealias Rows = IdentifiedArrayOf<Element>
  typealias Change = RowChange<Element>

  /// A saved row, to report which of its columns another process replaced.
  struct Saved: Sendable {
    var element: Element?
    /// Digests of the written values, by column.
    var columns: [String: String]
  }

  struct State {
    /// The last known rows of the table. They are stored apart from the rows in memory, so that a change of one row
    /// copies neither of them.
    var base: [Element.ID: Element] = [:]
    /// The changes that a save has taken, with the newer rows that came meanwhile.
    var save: [Change]?
    /// Columns of others that changes in memory replace, and that no save has written yet.
    var replaced: [Element.ID: [String: String]] = [:]
    var lastSaved: [Element.ID: Saved] = [:]
    var root: MergingRoot<Rows>?
    var isLookDue = false
  }

  /// The maximum number of saved rows that are remembered, to find out which of them others
  /// replace.
  static var rememberedLimit: Int { 1000 }

  let store: any RowStore<Element>
  /// The name of the key in messages.
  let key: String
  let merge: RowMerge<Element>
  let state = Locked(State())
  let writing = Lock()
  private let looks = DispatchQueue(label: "pando.rows", target: .global())

  init(_ store: any RowStore<Element>, key: String, merge: RowMerge<Element>.Custom?) {
    self.store = store
    self.key = key
    self.merge = RowMerge(store, custom: merge)
  }

  // MARK: Loading

  /// Reads all rows.
  func load() -> Result<Rows?, any Error> {
    Result {
      let (changes, wake) = try writing.withLock {
        store.forget()
        let changes = try store.look { _ in true }
        if state.withLock({ $0.root }) == nil {
          state.withLock { $0.base = changes.rows.compactMapValues { $0 } }
        }
        return (changes, take(changes))
      }
      wake()
      return Rows(uniqueElements: (changes.order ?? []).compactMap { changes.rows[$0] ?? nil })
    }
  }

  func follow(_ root: MergingRoot<Rows>) -> SharedSubscription {
    state.withLock { $0.root = root }
    let subscription = store.subscribe { [weak self] change in
      guard let self else { return }
      switch change {
      case .success: lookSoon()
      case .failure(let error): looks.async { root.report(error) }
      }
    }
    // This look finds what was written before the first report.
    lookSoon()
    return subscription
  }

  /// Looks for changes, once for all reports until then.
  private func lookSoon() {
    let isFirst = state.withLock { state in
      defer { state.isLookDue = true }
      return !state.isLookDue
    }
    if isFirst { looks.async { [weak self] in self?.look() } }
  }

  private func look() {
    let root = state.withLock { state in
      state.isLookDue = false
      return state.root
    }
    guard let root else { return }
    do {
      let wake = try writing.withLock { take(try store.look(needsOrder: mayMove)) }
      wake()
      root.report(nil)
    } catch {
      root.report(error)
    }
  }

  /// Whether rows are new, or differ in a column that decides the order.
  func mayMove(_ rows: [Element.ID: Element?]) -> Bool {
    let columns = store.orderColumns
    let base = state.withLock { state in rows.mapValues { $0.flatMap { state.base[$0.id] } } }
    return rows.contains { id, new in
      guard let new else { return false }
      guard let old = base[id] ?? nil else { return true }
      if columns.isEmpty { return false }
      let changed = (try? merge.changed(from: old, to: new)).map { Set($0.keys) }
      return changed.map { !$0.isDisjoint(with: columns) } ?? true
    }
  }

  /// Takes rows of the table into memory, with the changes that were made here merged into them.
  /// `writing` is held.
  ///
  /// - Returns: A closure that wakes the observers, to be called without locks.
  func take(_ changes: RowChanges<Element>) -> @Sendable () -> Void {
    guard let root = state.withLock({ $0.root }) else { return {} }
    let wake = root.change { rows, isChanged in
      state.withLock { $0.take(changes, into: &rows, isChanged: isChanged, merge) }
    }
    let losses = state.withLock { state in changes.replaced.compactMap { state.loss($0, $1) } }
    return { [self] in
      wake()
      for loss in losses { report(loss, to: root) }
    }
  }

  private func report(_ loss: State.Loss, to root: MergingRoot<Rows>) {
    let fields = loss.columns.map { $0.isEmpty ? "[\(loss.id)]" : "[\(loss.id)].\($0)" }
    root.reportReplaced(
      SharedError(
        .changeReplaced,
        key: key,
        reason: "another process changed \(fields.joined(separator: ", ")) too, and was last",
        remedy: "Show both rows of the underlying 'MergeConflict', or change the row again.",
        underlying: MergeConflict(mine: loss.mine, theirs: loss.theirs, fields: fields)
      )
    )
  }
}

extension RowsChannel.State {
  /// A saved change that another process replaced.
  struct Loss: Sendable {
    var id: Element.ID
    var mine: Element?
    var theirs: Element?
    var columns: [String]
  }

  /// The saved changes of a row that another process replaced; nil if there are none. They are reported once.
  fileprivate mutating func loss(_ id: Element.ID, _ columns: [String: String]) -> Loss? {
    guard let saved = lastSaved[id] else { return nil }
    let lost = columns.filter { saved.columns[$0.key] == $0.value }.keys.sorted()
    guard !lost.isEmpty else { return nil }
    lastSaved[id] = nil
    return Loss(id: id, mine: saved.element, theirs: base[id], columns: lost)
  }

  fileprivate mutating func take(
    _ changes: RowChanges<Element>,
    into rows: inout IdentifiedArrayOf<Element>,
    isChanged: Bool,
    _ merge: RowMerge<Element>
  ) -> StagedChange<IdentifiedArrayOf<Element>> {
    var staging = RowStaging<Element>()
    for (id, theirs) in changes.rows {
      take(id, theirs, into: &rows, isChanged, merge, &staging)
    }
    if changes.isAll {
      let others = Set(base.keys).union(rows.ids).filter { changes.rows[$0] == nil }
      for id in others { take(id, nil, into: &rows, isChanged, merge, &staging) }
    }
    if let order = changes.order, rows.arrange(order) { staging.isWhole = true }
    return staging.change
  }

  private mutating func take(
    _ id: Element.ID,
    _ theirs: Element?,
    into rows: inout IdentifiedArrayOf<Element>,
    _ isChanged: Bool,
    _ merge: RowMerge<Element>,
    _ staging: inout RowStaging<Element>
  ) {
    let (old, mine) = (base[id], rows[id: id])
    if let index = save?.firstIndex(where: { $0.id == id }) {
      let taken = save?[index].mine
      let merged = merge(base: old, mine: taken, theirs: theirs).element
      save?[index] = RowChange(id: id, base: theirs, mine: merged)
    }
    base[id] = theirs
    guard isChanged, !merge.areSame(old, mine) else {
      return staging.replace(id, mine, with: theirs, in: &rows, merge)
    }
    let merged = merge(base: old, mine: mine, theirs: theirs)
    if !merged.replaced.isEmpty {
      replaced[id, default: [:]].merge(merged.replaced) { _, new in new }
    }
    staging.replace(id, mine, with: merged.element, in: &rows, merge)
  }
}

/// Collects which rows of memory are replaced, for their observers.
struct RowStaging<Element: Identifiable & Sendable> where Element.ID: Sendable {
  /// The maximum number of rows that are committed one by one. Above it all are compared together.
  private static var limit: Int { 32 }

  private var ids: [Element.ID] = []
  /// Whether rows came, went or moved.
  var isWhole = false

  mutating func replace(
    _ id: Element.ID,
    _ old: Element?,
    with new: Element?,
    in rows: inout IdentifiedArrayOf<Element>,
    _ merge: RowMerge<Element>
  ) {
    if merge.areSame(old, new) { return }
    if old == nil || new == nil { isWhole = true }
    rows[id: id] = new
    ids.append(id)
  }

  var change: StagedChange<IdentifiedArrayOf<Element>> {
    if isWhole || ids.count > Self.limit { return .whole }
    if ids.isEmpty { return .none }
    let ids = ids
    return .parts { root in ids.map { IDSlice(root, id: $0) } }
  }
}
