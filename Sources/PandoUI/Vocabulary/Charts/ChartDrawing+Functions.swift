extension ChartDrawing {
  /// Cuts the lines and areas of functions at the ends of the domains that the application chose.
  mutating func cutFunctions() {
    guard marks.contains(where: \.isOfFunction) else { return }
    let (x, y) = (Self.ends(of: xAxis), Self.ends(of: yAxis))
    guard x != nil || y != nil else { return }
    if let x {
      let isInside = marks.map { $0.begins(inside: x) }
      // The first point outside is needed for the line that leads to it.
      marks = marks.indices.filter { index in
        !marks[index].isOfFunction
          || isInside[max(index - 1, 0)...min(index + 1, marks.count - 1)].contains(true)
      }.map { marks[$0] }
    }
    var area = ChartMark(
      .rectangle,
      x: x.map { .number($0.lowerBound) },
      y: y.map { .number($0.lowerBound) }
    )
    area.xEnd = x.map { .number($0.upperBound) }
    area.yEnd = y.map { .number($0.upperBound) }
    for index in marks.indices where marks[index].isOfFunction && marks[index].mask == nil {
      marks[index].mask = [area]
    }
  }

  /// The lowest and the highest number of the domain; nil for another domain, or none.
  private static func ends(of axis: Axis) -> ClosedRange<Double>? {
    let numbers = axis.domain?.compactMap(\.number) ?? []
    guard let low = numbers.min(), let high = numbers.max(), numbers.count == axis.domain?.count
    else {
      return nil
    }
    return low...high
  }
}

extension ChartMark {
  /// Whether the mark begins at a number of a range, or at no number.
  ///
  /// It is a function of its own, because the optimiser of Swift 6.3.1 crashes where a closure does the same.
  fileprivate func begins(inside range: ClosedRange<Double>) -> Bool {
    guard case .number(let number)? = x else { return true }
    return range.contains(number)
  }
}
