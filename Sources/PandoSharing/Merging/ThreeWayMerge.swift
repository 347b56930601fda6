/// Merges two changes of one value, member by member, key by key and element by element.
///
/// A change of one side is taken from that side. Where both sides changed the same differently,
/// `mine`, the side that commits last, wins, and the place is listed in ``replaced``.
struct ThreeWayMerge {
  /// The fields that both sides changed, such as `todos[7].title`.
  private(set) var replaced: [String] = []

  /// Merges two changes.
  ///
  /// - Parameters:
  ///   - base: The value that both sides started from; nil if there was nothing at this place.
  ///   - mine: The change that is committed last; nil removes.
  ///   - theirs: The change that was committed first; nil removes.
  ///   - field: The name of the place; empty for the value itself.
  mutating func merge(
    base: MergeTree?,
    mine: MergeTree?,
    theirs: MergeTree?,
    field: String = ""
  ) -> MergeTree? {
    if mine == theirs || theirs == base { return mine }
    if mine == base { return theirs }
    switch (mine, theirs) {
    case (.members(let mine, let isCase), .members(let theirs, let isOther))
    where !(isCase || isOther) || Set(mine.keys) == Set(theirs.keys):
      var before: [String: MergeTree] = [:]
      if case .members(let members, _) = base { before = members }
      let members = merge(before, mine, theirs) { field.isEmpty ? $0 : "\(field).\($0)" }
      return .members(members, isCase: isCase)
    case (.entries(let mine), .entries(let theirs)):
      var before: [JSONValue: MergeTree] = [:]
      if case .entries(let entries) = base { before = entries }
      return .entries(merge(before, mine, theirs) { "\(field)[\($0.string ?? $0.description)]" })
    case (.set(let mine), .set(let theirs)):
      var before: Set<JSONValue> = []
      if case .set(let elements) = base { before = elements }
      return .set(theirs.union(mine.subtracting(before)).subtracting(before.subtracting(mine)))
    case (.elements(let mine), .elements(let theirs)):
      var before = MergeTree.Elements()
      if case .elements(let elements) = base { before = elements }
      return .elements(merge(before, mine, theirs, field: field))
    default:
      replaced.append(field)
      return mine
    }
  }

  private mutating func merge<Key: Hashable>(
    _ base: [Key: MergeTree],
    _ mine: [Key: MergeTree],
    _ theirs: [Key: MergeTree],
    field: (Key) -> String
  ) -> [Key: MergeTree] {
    var merged: [Key: MergeTree] = [:]
    for key in Set(mine.keys).union(theirs.keys) {
      merged[key] = merge(
        base: base[key],
        mine: mine[key],
        theirs: theirs[key],
        field: field(key)
      )
    }
    return merged
  }

  private mutating func merge(
    _ base: MergeTree.Elements,
    _ mine: MergeTree.Elements,
    _ theirs: MergeTree.Elements,
    field: String
  ) -> MergeTree.Elements {
    let trees = merge(base.trees, mine.trees, theirs.trees) { "\(field)[\($0)]" }
    let isMoved = (mine: isMoved(mine, since: base), theirs: isMoved(theirs, since: base))
    if isMoved.mine, isMoved.theirs, common(mine, theirs) != common(theirs, mine) {
      replaced.append("\(field) (order)")
    }
    let ids =
      isMoved.mine
      ? order(mine.ids, with: theirs.ids, of: trees) : order(theirs.ids, with: mine.ids, of: trees)
    return MergeTree.Elements(ids: ids, trees: trees)
  }

  /// The ids of `elements` that `others` have too, in the order of `elements`.
  private func common(
    _ elements: MergeTree.Elements,
    _ others: MergeTree.Elements
  ) -> [AnyHashable] {
    elements.ids.filter { others.trees[$0] != nil }
  }

  private func isMoved(_ elements: MergeTree.Elements, since base: MergeTree.Elements) -> Bool {
    common(elements, base) != common(base, elements)
  }

  /// The ids of all elements in the order of `ids`. An element that is only in `others` comes behind its
  /// predecessor in `others`, and behind new elements of `ids` at that place.
  private func order(
    _ ids: [AnyHashable],
    with others: [AnyHashable],
    of trees: [AnyHashable: MergeTree]
  ) -> [AnyHashable] {
    let ids = ids.filter { trees[$0] != nil }
    let (known, shared) = (Set(ids), Set(others))
    var following: [AnyHashable?: [AnyHashable]] = [:]
    var last: AnyHashable?
    for id in others where trees[id] != nil {
      if known.contains(id) { last = id } else { following[last, default: []].append(id) }
    }
    var ordered: [AnyHashable] = []
    var pending = following[nil] ?? []
    for id in ids {
      if shared.contains(id) {
        ordered += pending
        pending = following[id] ?? []
      }
      ordered.append(id)
    }
    return ordered + pending
  }
}
