import IssueReporting

extension ChartContent {
  /// Draws the marks where others are, and nowhere else.
  ///
  /// ```swift
  /// AreaMark(x: .value("Day", day.date), y: .value("Steps", day.steps))
  ///   .foregroundStyle(.orange)
  ///   .mask { RectangleMark(xStart: .value("From", start), xEnd: .value("To", end)) }
  /// ```
  ///
  /// Rectangles and bars can be masks; others are reported and let nothing through. Sectors are
  /// drawn in whole. Of masks around each other the innermost one counts.
  ///
  /// - Parameter content: Builds the marks within which these are drawn, called once, at once.
  public func mask<C: ChartContent>(
    @ChartContentBuilder content: () -> C
  ) -> some ChartContent {
    let marks = content()._marks
    let areas = marks.filter { $0.kind == .rectangle || $0.kind == .bar }
    if let other = marks.first(where: { $0.kind != .rectangle && $0.kind != .bar }) {
      reportIssue(
        """
        A mark of the kind "\(other.kind.rawValue)" masks others in a chart, and lets nothing through. Mask with a \
        RectangleMark or a BarMark.
        """
      )
    }
    return changing { $0.mask = $0.mask ?? areas }
  }
}
