/// Compares rows, and merges two changes of one, column by column.
struct RowMerge<Element: Identifiable & Sendable>: Sendable where Element.ID: Sendable {
  typealias Custom = @Sendable (_ base: Element?, _ mine: Element, _ theirs: Element) -> Element

  /// A merged row, nil if it is removed, and digests of the columns of `theirs` that `mine` replaced. The empty name is the
  /// row itself.
  struct Result {
    var element: Element?
    var replaced: [String: String] = [:]
  }

  /// A row that was removed, as a digest.
  static var removed: String { "removed" }

  let store: any RowStore<Element>
  /// The merge function of the key.
  let custom: Custom?
  private let areEquatable: (@Sendable (Element, Element) -> Bool)?

  init(_ store: any RowStore<Element>, custom: Custom?) {
    self.store = store
    self.custom = custom
    areEquatable = (Element.self as? any Equatable.Type).map { Self.equality($0) }
  }

  /// The conformance is looked up once, and not for each of many rows.
  private static func equality<E: Equatable>(
    _ type: E.Type
  ) -> @Sendable (Element, Element) -> Bool {
    { lhs, rhs in
      withUnsafePointer(to: lhs) { lhs in
        withUnsafePointer(to: rhs) { rhs in
          UnsafeRawPointer(lhs).assumingMemoryBound(to: E.self).pointee
            == UnsafeRawPointer(rhs).assumingMemoryBound(to: E.self).pointee
        }
      }
    }
  }

  /// Whether two rows are the same: by `==`, or else by their columns.
  func areSame(_ lhs: Element?, _ rhs: Element?) -> Bool {
    switch (lhs, rhs) {
    case (nil, nil): return true
    case (let lhs?, let rhs?):
      if let areEquatable { return areEquatable(lhs, rhs) }
      guard let lhs = try? store.cells(of: lhs), let rhs = try? store.cells(of: rhs) else {
        return false
      }
      return lhs == rhs
    default: return false
    }
  }

  /// Merges two changes. Where both changed the same, `mine` wins, because it is committed last. If
  /// the merged columns do not make a row, `mine` is taken as a whole.
  func callAsFunction(base: Element?, mine: Element?, theirs: Element?) -> Result {
    if areSame(mine, theirs) || areSame(theirs, base) { return Result(element: mine) }
    if areSame(mine, base) { return Result(element: theirs) }
    guard let mine, let theirs else {
      return Result(element: mine, replaced: ["": mine == nil ? "" : Self.removed])
    }
    if let custom { return Result(element: custom(base, mine, theirs)) }
    do {
      let before = try base.map(store.cells) ?? [:]
      let other = try store.cells(of: theirs)
      var merged = other
      var replaced: [String: String] = [:]
      for (column, cell) in try store.cells(of: mine) where cell != before[column] {
        if let their = other[column], their != before[column], their != cell {
          replaced[column] = their.digest
        }
        merged[column] = cell
      }
      return Result(element: try store.element(of: merged), replaced: replaced)
    } catch {
      return Result(element: mine, replaced: ["": ""])
    }
  }

  /// The columns in which a row differs from another.
  func changed(from old: Element, to new: Element) throws -> [String: RowCell] {
    let before = try store.cells(of: old)
    return try store.cells(of: new).filter { before[$0.key] != $0.value }
  }
}

/// A change of one row, with the values before and after. `base` is nil for a new row, `mine` for a deleted one.
struct RowChange<Element: Identifiable & Sendable>: Sendable where Element.ID: Sendable {
  var id: Element.ID
  var base: Element?
  var mine: Element?
}

extension RowMerge {
  /// The rows in which memory differs from the last known rows of the table, in the order of
  /// memory; those that were removed come first.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  func changes(
    from base: [Element.ID: Element],
    to rows: IdentifiedArrayOf<Element>
  ) -> [RowChange<Element>] {
    var changes: [RowChange<Element>] = []
    var known = 0
    for element in rows {
      let old = base[element.id]
      if old != nil { known += 1 }
      if !areSame(old, element) {
        changes.append(RowChange(id: element.id, base: old, mine: element))
      }
    }
    if known == base.count { return changes }
    let removed = base.values.filter { rows[id: $0.id] == nil }
    return removed.map { RowChange(id: $0.id, base: $0, mine: nil) } + changes
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Puts the elements into an order. An element that the order does not name stays behind its
  /// predecessor.
  ///
  /// - Returns: Whether an element moved.
  mutating func arrange(_ order: [ID]) -> Bool {
    let wanted = order.filter { self[id: $0] != nil }
    let named = Set(wanted)
    if wanted == ids.filter({ named.contains($0) }) { return false }
    var following: [ID?: [Element]] = [:]
    var last: ID?
    for element in self {
      if named.contains(element.id) {
        last = element.id
      } else {
        following[last, default: []].append(element)
      }
    }
    var arranged = IdentifiedArrayOf<Element>(uniqueElements: following[nil] ?? [])
    arranged.reserveCapacity(count)
    for id in wanted {
      if let element = self[id: id] { arranged.append(element) }
      arranged.append(contentsOf: following[id] ?? [])
    }
    self = arranged
    return true
  }
}
