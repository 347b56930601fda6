/// What a shape draws.
public struct ShapeDrawing: Hashable, Sendable {
  /// Where its edge is.
  public var outline: ShapeOutline
  /// What it is filled with; nil if it is not.
  public var fill: Paint?
  /// How its inside is found.
  public var fillStyle: FillStyle
  /// What its edge is drawn with; nil if it is not.
  public var stroke: Paint?
  /// How its edge is drawn.
  public var strokeStyle: StrokeStyle?

  /// Makes a drawing.
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
