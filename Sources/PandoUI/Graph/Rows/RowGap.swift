/// Replaces the rows of a `ForEach` before or after its window, and takes their room.
///
/// There is a gap on each side, even if it replaces no rows. A renderer finds the drawn rows
/// between the two gaps, and each gap names their offsets in the whole.
struct RowGap: ElementView {
  /// The number of rows in the gap.
  let rows: Int
  let isBefore: Bool
  let window: RowWindow
  /// Called with the rows that a renderer requests.
  let answer: (RowRange) -> Void

  var kind: ElementKind { .rowGap }
  var _readsModels: Bool { false }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.rowCount] = .number(Double(rows))
    element[.rowHeight] = window.rowHeight.map { .number($0) }
    element[.placement] = .text(isBefore ? "before" : "after")
    element[.rowWindow] = .list(
      [window.range.lowerBound, window.range.count, window.count].map(String.init)
    )
    element.on(.rows) { event in
      if case .rows(let wanted) = event { answer(wanted) }
    }
  }
}
