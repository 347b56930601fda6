extension UIColor {
  /// The colour of what is filled from now on. No effect here: there is no drawing context, as in
  /// the path of a shape. Use `fill(_:style:)` of the shape.
  public func setFill() {}

  /// The colour of lines from now on. No effect here: there is no drawing context, as in the path
  /// of a shape. Use `stroke(_:lineWidth:)` of the shape.
  public func setStroke() {}

  /// The colour of what is drawn from now on. No effect here: there is no drawing context, as in
  /// the path of a shape. Use `fill(_:style:)` of the shape.
  public func set() {}
}

extension UIBezierPath {
  /// Fills the path. No effect here: there is no drawing context, as in the path of a shape. Use
  /// `fill(_:style:)` of the shape, or a `Canvas`.
  public func fill() {}

  /// Draws the line of the path. No effect here: there is no drawing context, as in the path of a
  /// shape. Use `stroke(_:lineWidth:)` of the shape, or a `Canvas`.
  public func stroke() {}
}
