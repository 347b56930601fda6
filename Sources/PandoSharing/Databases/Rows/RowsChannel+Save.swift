import PandoDependencies

extension RowsChannel {
  /// Remembers what a save is to write. The root's lock is held.
  func willSave(_ rows: Rows) {
    state.withLock { $0.save = merge.changes(from: $0.base, to: rows) }
  }

  func save(_ completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    store.async { [self] in completion(Result { try write() }) }
  }

  /// The rows that a save or a transaction wrote.
  struct Written {
    var rows: [Element.ID: Element?] = [:]
    var saved: [Element.ID: Saved] = [:]
    var order: [Element.ID]?
  }

  private func write() throws {
    let wake = try writing.withLock {
      let (changes, replaced) = state.withLock { ($0.save ?? [], $0.replaced) }
      defer { state.withLock { $0.save = nil } }
      if changes.isEmpty { return {} as @Sendable () -> Void }
      let written = try store.transaction { writer in
        try named { try write(changes, replaced, writer) }
      }
      return finish(changes, written)
    }
    wake()
  }

  /// Writes changes, merged with the changes of others in the same rows.
  private func write(
    _ changes: [Change],
    _ replaced: [Element.ID: [String: String]],
    _ writer: some RowWriter<Element>
  ) throws -> Written {
    let theirs = try writer.rows(changes.map(\.id))
    var merged: [Change] = []
    for change in changes {
      let result = merge(base: change.base, mine: change.mine, theirs: theirs[change.id])
      merged.append(Change(id: change.id, base: theirs[change.id], mine: result.element))
      let all = replaced[change.id, default: [:]].merging(result.replaced) { _, new in new }
      if !all.isEmpty { try writer.note(change.id, replaced: all) }
    }
    return try apply(merged, writer)
  }

  /// Writes changes without merging. Deletions come first, so that other rows can take unique
  /// values of deleted ones.
  func apply(_ changes: [Change], _ writer: some RowWriter<Element>) throws -> Written {
    var written = Written()
    let ordered =
      changes.filter { $0.mine == nil } + changes.filter { $0.mine != nil && $0.base != nil }
      + changes.filter { $0.base == nil && $0.mine != nil }
    for change in ordered {
      var columns: [String: String] = [:]
      switch (change.base, change.mine) {
      case (nil, nil): break
      case (_?, nil):
        try writer.delete(change.id)
        columns[""] = RowMerge<Element>.removed
      case (nil, let mine?):
        let cells = try store.cells(of: mine)
        try writer.insert(cells)
        columns = cells.mapValues(\.digest)
      case (let old?, let mine?):
        let cells = try merge.changed(from: old, to: mine)
        if !cells.isEmpty { try writer.update(change.id, cells) }
        columns = cells.mapValues(\.digest)
      }
      written.rows.updateValue(change.mine, forKey: change.id)
      written.saved[change.id] = Saved(element: change.mine, columns: columns)
    }
    if mayMove(written.rows) { written.order = try writer.order() }
    return written
  }

  /// Takes the rows that a save wrote into memory, which may have changed meanwhile. Returns what
  /// wakes the observers.
  private func finish(_ changes: [Change], _ written: Written) -> @Sendable () -> Void {
    guard let root = state.withLock({ $0.root }) else { return {} }
    return root.change { rows, _ in
      state.withLock { state in
        var staging = RowStaging<Element>()
        for change in changes {
          let new = written.rows[change.id] ?? nil
          let current = rows[id: change.id]
          state.base[change.id] = new
          state.replaced[change.id] = nil
          // Changes that were made after the save took the row are merged with what was written.
          let next =
            merge.areSame(current, change.mine)
            ? new : merge(base: change.mine, mine: current, theirs: new).element
          staging.replace(change.id, current, with: next, in: &rows, merge)
        }
        state.remember(written.saved)
        if let order = written.order, rows.arrange(order) { staging.isWhole = true }
        return staging.change
      }
    }
  }

  /// Errors of the store with the name of the key.
  func named<R>(_ body: () throws -> R) throws -> R {
    do {
      return try body()
    } catch var error as SharedError {
      error.key = key
      throw error
    }
  }
}

extension RowsChannel.State {
  mutating func remember(_ saved: [Element.ID: RowsChannel.Saved]) {
    if lastSaved.count + saved.count > RowsChannel.rememberedLimit { lastSaved = [:] }
    if saved.count <= RowsChannel.rememberedLimit { lastSaved.merge(saved) { _, new in new } }
  }
}
