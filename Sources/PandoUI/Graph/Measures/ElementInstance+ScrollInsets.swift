import Foundation

extension ElementInstance {
  /// The room around the content of a scroll view through which the content scrolls, in points.
  var contentInsets: EdgeInsets { contentInsets(withPadding: false) }

  /// The room around the content of a scroll view, in points.
  ///
  /// - Parameter withPadding: Whether padding that is no safe area counts.
  private func contentInsets(withPadding: Bool) -> EdgeInsets {
    var insets = EdgeInsets()
    for (index, layer) in layers.enumerated() {
      let isRoom = layer.drawn.flag(.isSafeAreaPadding) || withPadding && index == 0
      if isRoom, case .edges(let padding)? = layer.drawn[.padding] { insets.add(padding) }
    }
    if case .edges(let margins)? = layers[0].drawn[.contentMargins] { insets.add(margins) }
    return insets
  }

  /// The measure of the room inside of a scroll view.
  ///
  /// The measure of what is scrolled has the size and the place of the scroll view itself.
  func insideMeasure(of event: Event) -> Event {
    guard case .measure(var measure) = event, measure.scroll != nil else { return event }
    let insets = contentInsets(withPadding: true)
    // Padding beside a row that scrolls does not scroll, and is outside of the measured size.
    let across = layers[0].drawn.text(.axis) == "horizontal" ? contentInsets : insets
    measure.size.width = max(measure.size.width - across.leading - across.trailing, 0)
    measure.size.height = max(measure.size.height - insets.top - insets.bottom, 0)
    measure.origin?.x += insets.leading
    measure.origin?.y += insets.top
    return .measure(measure)
  }
}

extension EdgeInsets {
  /// Adds lengths as a renderer does: one that is not said is 16 points, none is less than zero.
  fileprivate mutating func add(_ other: EdgeInsets) {
    func length(_ length: CGFloat) -> CGFloat {
      length.isNaN ? 16 : length.isFinite ? max(length, 0) : 0
    }
    top += length(other.top)
    leading += length(other.leading)
    bottom += length(other.bottom)
    trailing += length(other.trailing)
  }
}
