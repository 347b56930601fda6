extension Gradient: ShapeStyle {
  /// The paint that renderers draw the gradient with: colours from top to bottom.
  public func _paint() -> Paint { .linear(self, startPoint: .top, endPoint: .bottom) }
}

extension AnyGradient: ShapeStyle {
  /// The paint that renderers draw the gradient with: colours from top to bottom.
  public func _paint() -> Paint { gradient.inSpace(space)._paint() }
}
