public import Foundation

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape, Hashable {
  /// The width and height of each corner, in points.
  public var cornerSize: CGSize
  /// The curve of the corners; browsers draw both curves as circular.
  public var style: RoundedCornerStyle

  /// Makes a rectangle whose corners have a width and a height.
  ///
  /// - Parameters:
  ///   - cornerSize: The width and height of each corner, in points; browsers draw a circle of the
  ///     smaller one.
  ///   - style: The curve of the corners; browsers draw both curves as circular.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes a rectangle whose corners have one radius.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius of all corners, in points.
  ///   - style: The curve of the corners; browsers draw both curves as circular.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The shape's outline in `rect`, in points.
  ///
  /// - Parameter rect: The rectangle that the shape fills, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// The rectangle with its sides moved inwards.
  ///
  /// - Parameter amount: How far each side moves inwards, in points; a negative amount enlarges.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }

  /// The outline for a rectangle whose size only the renderer knows.
  ///
  /// Corners that are not circular become circles of the smaller radius.
  public nonisolated func _outline() -> ShapeOutline {
    let radius = min(cornerSize.width, cornerSize.height)
    return ShapeOutline(.rounded(RectangleCornerRadii(all: radius), style: style))
  }
}

/// A rectangle with corners of different radii.
public struct UnevenRoundedRectangle: InsettableShape, Hashable {
  /// The radii, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The curve of the corners; browsers draw both curves as circular.
  public var style: RoundedCornerStyle

  /// Makes a rectangle from the radii of its corners.
  ///
  /// - Parameters:
  ///   - cornerRadii: The radius of each corner, in points.
  ///   - style: The curve of the corners; browsers draw both curves as circular.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Makes a rectangle from the radii of its corners. Corners that are not named are not round.
  ///
  /// - Parameters:
  ///   - topLeadingRadius: The radius of the upper leading corner, in points.
  ///   - bottomLeadingRadius: The radius of the lower leading corner, in points.
  ///   - bottomTrailingRadius: The radius of the lower trailing corner, in points.
  ///   - topTrailingRadius: The radius of the upper trailing corner, in points.
  ///   - style: The curve of the corners; browsers draw both curves as circular.
  public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius,
        bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius
      ),
      style: style
    )
  }

  /// The shape's outline in `rect`, in points.
  ///
  /// - Parameter rect: The rectangle that the shape fills, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The rectangle with its sides moved inwards.
  ///
  /// - Parameter amount: How far each side moves inwards, in points; a negative amount enlarges.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }

  /// The outline for a rectangle whose size only the renderer knows.
  public nonisolated func _outline() -> ShapeOutline {
    ShapeOutline(.rounded(cornerRadii, style: style))
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle whose corners have a width and a height.
  ///
  /// - Parameters:
  ///   - cornerSize: The width and height of each corner, in points; browsers draw a circle of the
  ///     smaller one.
  ///   - style: The curve of the corners; browsers draw both curves as circular.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle whose corners have one radius.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius of all corners, in points.
  ///   - style: The curve of the corners; browsers draw both curves as circular.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle from the radii of its corners.
  ///
  /// - Parameters:
  ///   - cornerRadii: The radius of each corner, in points.
  ///   - style: The curve of the corners; browsers draw both curves as circular.
  public static func rect(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle from the radii of its corners. Corners that are not named are not round.
  ///
  /// - Parameters:
  ///   - topLeadingRadius: The radius of the upper leading corner, in points.
  ///   - bottomLeadingRadius: The radius of the lower leading corner, in points.
  ///   - bottomTrailingRadius: The radius of the lower trailing corner, in points.
  ///   - topTrailingRadius: The radius of the upper trailing corner, in points.
  ///   - style: The curve of the corners; browsers draw both curves as circular.
  public static func rect(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius,
      bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius,
      style: style
    )
  }
}
