/// What screen readers read for a mark in place of its values.
package struct ChartMarkSpeech: Hashable, Sendable {
  /// The name of the mark, in place of its value along the horizontal axis; nil for that value.
  package var label: String?
  /// The value of the mark, in place of its value along the vertical axis; nil for that value.
  package var value: String?
  /// Whether screen readers skip the mark.
  package var isHidden = false

  /// - Parameters:
  ///   - label: The name of the mark; nil for its value along the horizontal axis.
  ///   - value: The value of the mark; nil for its value along the vertical axis.
  package init(label: String? = nil, value: String? = nil) {
    (self.label, self.value) = (label, value)
  }
}
