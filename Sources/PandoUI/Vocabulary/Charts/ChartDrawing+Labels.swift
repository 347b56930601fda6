extension ChartDrawing.Axis {
  /// Gives the axis a label.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - place: The name of an alignment or of a position; nil for the default.
  ///   - looks: The attributes of the text that the words are from.
  mutating func label(_ words: String, at place: String?, _ looks: Attributes = Attributes()) {
    label = words
    labelPlace = place
    if case .font(let font)? = looks[.font] { labelFont = font }
    if case .paint(let paint)? = looks[.foreground] { labelPaint = paint }
  }
}
