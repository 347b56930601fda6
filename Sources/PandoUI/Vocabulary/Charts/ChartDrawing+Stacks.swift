extension ChartDrawing {
  /// Stacks areas of several series, and all marks that fill the chart or are stacked around its middle.
  ///
  /// Bars with standard stacking get no spans, because renderers stack them.
  static func stack(_ marks: inout [ChartMark]) {
    let hasHorizontalBars = marks.contains(where: \.isHorizontalBar)
    for kind in [ChartMark.Kind.bar, .area] {
      let hasHorizontalBars = hasHorizontalBars && kind == .bar
      let own = marks.indices.filter { index in
        let mark = marks[index]
        return mark.kind == kind && mark.isStacked && mark.place == nil
          && (hasHorizontalBars ? mark.xEnd : mark.yEnd) == nil
          && (hasHorizontalBars ? mark.x : mark.y)?.number?.isFinite == true
      }
      guard let first = own.first else { continue }
      let method = marks[first].stacking
      if method == .standard {
        guard kind == .area, Set(own.map { marks[$0].series }).count > 1 else { continue }
      }
      var totals: [Value?: Double] = [:]
      for index in own {
        let mark = marks[index]
        totals[hasHorizontalBars ? mark.y : mark.x, default: 0] += mark.length(hasHorizontalBars)
      }
      var sums: [Value?: Double] = [:]
      for index in own {
        let mark = marks[index]
        let base = hasHorizontalBars ? mark.y : mark.x
        let start = sums[base, default: 0]
        let end = start + mark.length(hasHorizontalBars)
        sums[base] = end
        let total = totals[base] ?? 0
        marks[index].stack =
          switch method {
          case .standard: ChartMark.Span(start: start, end: end)
          case .normalized:
            ChartMark.Span(
              start: total == 0 ? 0 : start / total,
              end: total == 0 ? 0 : end / total
            )
          case .center: ChartMark.Span(start: start - total / 2, end: end - total / 2)
          }
      }
    }
  }
}

extension ChartMark {
  /// The length of a bar, or the height of an area.
  fileprivate func length(_ hasHorizontalBars: Bool) -> Double {
    (hasHorizontalBars ? x : y)?.number ?? 0
  }
}
