// A long `ForEach` in a lazy list.
//
// The node keeps the collection, which shares its storage with the application's, and makes the
// rows of the window and a gap on each side of them. A renderer requests other rows by an event of
// a gap.

extension ForEachNode {
  /// The state of a `ForEach` with a row window. It is an object, so that the nodes of short collections have no memory
  /// for it.
  @MainActor
  final class Windowed {
    var window: RowWindow
    let rule: RowWindowRule
    var data: Data
    var identify: (Data.Element) -> ID
    /// The rows that left the window and are kept.
    var departed = DepartedRows<Key, Row>()
    var before: Node<RowGap>?
    var after: Node<RowGap>?
    /// The rows that a renderer has requested since the last flush.
    var wanted: RowRange?

    init(
      window: RowWindow,
      rule: RowWindowRule,
      data: Data,
      identify: @escaping (Data.Element) -> ID
    ) {
      self.window = window
      self.rule = rule
      self.data = data
      self.identify = identify
    }
  }

  /// The offset of the first row that is made.
  var firstOffset: Int { windowed?.window.range.lowerBound ?? 0 }

  /// The rule for a window on this collection; nil if all rows are made.
  func windowRule(for data: Data) -> RowWindowRule? {
    // Most collections are short, and to look for the rule takes time.
    guard data.count > RowWindowRule.minimumCount, let rule = rowWindowRule() else { return nil }
    return data.count > rule.wholeUpTo ? rule : nil
  }

  /// Makes the first rows of a collection, and gaps around them.
  func beginWindow(made: Int, _ view: ForEach<Data, ID, Content>) {
    guard let rule = windowRule(for: view.data) else { return }
    let window = RowWindow(made: made, of: view.data.count)
    windowed = Windowed(window: window, rule: rule, data: view.data, identify: view.identify)
    let elements = elements(in: window.range, of: view.data)
    place(elements, makeKeys(elements, view.identify), at: 0)
    updateGaps()
  }

  /// Updates the rows of the window; false if all rows are made.
  func updateWindow(_ view: ForEach<Data, ID, Content>) -> Bool {
    guard let windowed else {
      // The rows that were made stay until a renderer reports what is in sight.
      guard let rule = windowRule(for: view.data) else { return false }
      beginWindow(made: max(rows.count, rule.first), view)
      return true
    }
    if view.data.count <= windowed.rule.wholeUpTo {
      endWindow()
      return false
    }
    let shift = shift(to: view)
    windowed.window.follow(count: view.data.count, shift: shift)
    windowed.data = view.data
    windowed.identify = view.identify
    settleDeparted()
    moveToWanted()
    show()
    return true
  }

  /// Moves the window, if a renderer has requested other rows.
  func moveWindow() {
    guard moveToWanted() else { return }
    show(isMoved: true)
  }

  @discardableResult
  private func moveToWanted() -> Bool {
    guard let wanted = windowed?.wanted else { return false }
    windowed?.wanted = nil
    windowed?.window.move(to: wanted)
    return true
  }

  /// Makes the rows of the window, and no others.
  private func show(isMoved: Bool = false) {
    guard let windowed else { return }
    let range = windowed.window.range
    let elements = elements(in: range, of: windowed.data)
    let newKeys =
      keysIfUnchanged(elements, windowed.identify) ?? makeKeys(elements, windowed.identify)
    place(elements, newKeys, at: range.lowerBound, isMoved: isMoved) { key, row in
      isMoved || offset(of: key.id, near: row.offset) != nil
    }
    updateGaps()
  }

  private func endWindow() {
    guard let windowed else { return }
    for (key, row) in windowed.departed.all {
      _ = windowed.departed.take(key)
      giveUp(row)
    }
    windowed.before?.tearDown()
    windowed.after?.tearDown()
    self.windowed = nil
    childrenChanged()
  }

  private func elements(in range: Range<Int>, of data: Data) -> [Data.Element] {
    let start = data.index(data.startIndex, offsetBy: range.lowerBound)
    return Array(data[start..<data.index(start, offsetBy: range.count)])
  }

  private func updateGaps() {
    guard let windowed else { return }
    let window = windowed.window
    func gap(isBefore: Bool) -> RowGap {
      let rows = isBefore ? window.range.lowerBound : window.count - window.range.upperBound
      return RowGap(rows: rows, isBefore: isBefore, window: window) { [weak self] in self?.ask($0) }
    }
    if let before = windowed.before, let after = windowed.after {
      before.update(gap(isBefore: true))
      after.update(gap(isBefore: false))
    } else {
      windowed.before = RowGap._makeNode(gap(isBefore: true), parent: self)
      windowed.after = RowGap._makeNode(gap(isBefore: false), parent: self)
      childrenChanged()
    }
  }

  /// Notes the rows that a renderer requests; the next flush makes them. Only the last request
  /// counts.
  private func ask(_ wanted: RowRange) {
    guard windowed != nil, !isTornDown else { return }
    windowed?.wanted = wanted
    graph.markDirty(self)
    graph.queue.scheduleFlush()
  }

  // MARK: Changes of the collection

  /// By how many places the rows of the window have moved in a new collection.
  private func shift(to view: ForEach<Data, ID, Content>) -> Int {
    guard let windowed, !rows.isEmpty else { return 0 }
    let first = windowed.window.range.lowerBound
    // A row in the middle is the likeliest to be in sight; a second one confirms that the others
    // moved with it.
    for index in [rows.count / 2, 0, rows.count - 1] {
      guard let place = search(for: keys.ids[index], near: first + index, in: view) else {
        continue
      }
      let shift = place - first - index
      let other = index == 0 ? rows.count - 1 : 0
      if shift == 0 || self.id(at: first + other + shift, in: view) == keys.ids[other] {
        return shift
      }
    }
    return 0
  }

  private func id(at offset: Int, in view: ForEach<Data, ID, Content>) -> ID? {
    let data = view.data
    guard (0..<data.count).contains(offset) else { return nil }
    return view.identify(data[data.index(data.startIndex, offsetBy: offset)])
  }

  /// How far from its old place an element is searched for.
  private static var reach: Int { 1_000 }

  /// The offset of an element, searched for from its old place outwards.
  private func search(
    for id: ID,
    near offset: Int,
    in view: ForEach<Data, ID, Content>
  ) -> Int? {
    for distance in 0...Self.reach {
      if self.id(at: offset + distance, in: view) == id { return offset + distance }
      if distance > 0, self.id(at: offset - distance, in: view) == id { return offset - distance }
    }
    return nil
  }

  /// The offset of an element in the present collection; nil if it has none.
  private func offset(of id: ID, near offset: Int) -> Int? {
    guard let windowed else { return nil }
    let view = ForEach<Data, ID, Content>(
      data: windowed.data,
      content: content,
      identify: windowed.identify
    )
    if let place = search(for: id, near: offset, in: view) { return place }
    var place = 0
    for element in windowed.data {
      if windowed.identify(element) == id { return place }
      place += 1
    }
    return nil
  }

  // MARK: Rows that come and go

  /// Ends a row that leaves the window, or keeps it if it holds state and its element is still in the collection.
  func depart(_ row: Row, _ key: Key, isThere: (Key, Row) -> Bool) {
    guard windowed != nil, row.holdsState || presents(row), isThere(key, row) else {
      return row.tearDown()
    }
    if row.isPresent { row.presenceChanged(false) }
    graph.loseFocus(in: row)
    graph.hiderCount += 1
    graph.departedRowCount += 1
    if let oldest = windowed?.departed.keep(row, key) { giveUp(oldest) }
  }

  private func presents(_ row: Row) -> Bool {
    graph.presenters.contains { $0.node.isInside(row) }
  }

  /// A row that was kept, drawn again with its present element.
  func restoreRow(_ key: Key, _ element: Data.Element, at offset: Int) -> Row? {
    guard let (row, hider) = windowed?.departed.take(key) else { return nil }
    graph.hiderCount -= 1
    graph.departedRowCount -= 1
    var elements: [ElementInstance] = []
    row.collectElements(into: &elements)
    for element in elements { element.drawAnew() }
    hider.release()
    row.update(element, at: offset)
    row.redecorate()
    if row.isPresent { row.presenceChanged(true) }
    return row
  }

  /// Ends a row that was kept.
  func giveUp(_ row: Row) {
    graph.hiderCount -= 1
    graph.departedRowCount -= 1
    row.tearDown()
  }

  /// Gives up the rows that were kept and whose elements are gone.
  private func settleDeparted() {
    guard let departed = windowed?.departed, !departed.isEmpty else { return }
    for (key, row) in departed.all {
      if let place = offset(of: key.id, near: row.offset) {
        row.offset = place
      } else if let (row, _) = windowed?.departed.take(key) {
        giveUp(row)
      }
    }
  }
}
