/// Stands for the rows of a `ForEach` before or after its window, and takes their room.
///
/// There is one on each side, also where it stands for no rows: between them a renderer finds what is drawn, and
/// either tells which part of the whole that is.
struct RowGap: ElementView {
  /// The number of rows in the gap.
  let rows: Int
  let isBefore: Bool
  let window: RowWindow
  /// Called with the rows that a renderer asks for.
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
