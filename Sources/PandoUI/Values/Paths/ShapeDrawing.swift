/// The outline of a shape with its fill and its stroke.
public struct ShapeDrawing: Hashable, Sendable {
  /// The outline.
  public var outline: ShapeOutline
  /// The paint of the fill; nil without one.
  public var fill: Paint?
  /// The rule that decides what is inside.
  public var fillStyle: FillStyle
  /// The paint of the line along the outline; nil without a line.
  public var stroke: Paint?
  /// The width, ends, corners and dashes of the line; nil for a whole line of 1 point.
  public var strokeStyle: StrokeStyle?
  /// The outlines on the way to this one, if it is reached with an animation.
  package var frames: ShapeFrames?

  /// Makes a drawing.
  ///
  /// - Parameters:
  ///   - outline: The outline.
  ///   - fill: The paint of the fill; nil without a fill.
  ///   - fillStyle: The rule that decides what is inside; antialiasing has no effect.
  ///   - stroke: The paint of the line along the outline; nil without a line.
  ///   - strokeStyle: The width, ends, corners and dashes of the line; nil for a whole line of 1
  ///     point.
  public init(
    _ outline: ShapeOutline,
    fill: Paint? = nil,
    fillStyle: FillStyle = FillStyle(),
    stroke: Paint? = nil,
    strokeStyle: StrokeStyle? = nil
  ) {
    self.outline = outline
    self.fill = fill
    self.fillStyle = fillStyle
    self.stroke = stroke
    self.strokeStyle = strokeStyle
  }
}
