public import Foundation

/// The measures of an element, as a renderer reports them.
public struct ElementMeasure: Hashable, Sendable {
  /// The size of the element as it is drawn, in points.
  public var size: CGSize
  /// The upper left corner in the window, in points; nil if it was not requested.
  public var origin: CGPoint?
  /// The size that the element has in unlimited room, in points; nil if it was not requested.
  public var ideal: CGSize?
  /// The minimum width of the element, in points, from which on it would be cut.
  public var minWidth: CGFloat
  /// The directions in which the element takes all the room that it is offered.
  public var growth: Axis.Set

  /// Where the content of the element is scrolled to; nil if it was not requested.
  public var scroll: ScrollMeasure?

  /// Makes a measure.
  ///
  /// - Parameters:
  ///   - size: The size as it is drawn, in points.
  ///   - origin: The upper left corner in the window, in points; nil if it is not known.
  ///   - ideal: The size with all the room it likes, in points; nil if it is not known.
  ///   - minWidth: The minimum width, in points.
  ///   - growth: The directions in which the element takes all the room that it is offered.
  ///   - scroll: Where the content of the element is scrolled to; nil if it is not known.
  public init(
    size: CGSize,
    origin: CGPoint? = nil,
    ideal: CGSize? = nil,
    minWidth: CGFloat = 0,
    growth: Axis.Set = [],
    scroll: ScrollMeasure? = nil
  ) {
    self.scroll = scroll
    self.size = size
    self.origin = origin
    self.ideal = ideal
    self.minWidth = minWidth
    self.growth = growth
  }

  /// The largest length or distance, in points: a list of many thousand rows is that long.
  package static let farthest = 1e7

  /// Whether an element can have been measured like this.
  package var isPossible: Bool {
    func isLength(_ length: CGFloat) -> Bool { length >= 0 && length <= Self.farthest }
    func isPlace(_ place: CGFloat) -> Bool { abs(place) <= Self.farthest }
    return isLength(size.width) && isLength(size.height) && isLength(minWidth)
      && (ideal.map { isLength($0.width) && isLength($0.height) } ?? true)
      && (origin.map { isPlace($0.x) && isPlace($0.y) } ?? true)
      && (scroll.map {
        isPlace($0.offset.x) && isPlace($0.offset.y) && isLength($0.contentSize.width)
          && isLength($0.contentSize.height)
      } ?? true)
  }

  /// The measure to keep when a new one comes. Lengths that differ by less than a pixel stay, so
  /// that rounding does not go back and forth.
  func following(_ new: ElementMeasure) -> ElementMeasure {
    func isNear(_ lhs: CGFloat, _ rhs: CGFloat) -> Bool { abs(lhs - rhs) < 1 }
    var next = new
    if isNear(size.width, new.size.width), isNear(size.height, new.size.height) { next.size = size }
    if let ideal, let newIdeal = new.ideal, isNear(ideal.width, newIdeal.width),
      isNear(ideal.height, newIdeal.height), isNear(minWidth, new.minWidth)
    {
      (next.ideal, next.minWidth) = (ideal, minWidth)
    }
    if let origin, let newOrigin = new.origin, isNear(origin.x, newOrigin.x),
      isNear(origin.y, newOrigin.y)
    {
      next.origin = origin
    }
    if new.origin == nil { next.origin = origin }
    if new.scroll == nil { next.scroll = scroll }
    return next
  }
}

/// An element, and what was measured of it.
package struct ElementMeasurement: Hashable, Sendable {
  package var id: ElementID
  package var measure: ElementMeasure

  package init(id: ElementID, measure: ElementMeasure) {
    self.id = id
    self.measure = measure
  }
}
