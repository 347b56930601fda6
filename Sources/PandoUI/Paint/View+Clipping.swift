public import Foundation

extension View {
  /// Draws a line along the edges of the view, inside it.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    attributes {
      $0[.borderPaint] = .paint(content._paint())
      $0[.borderWidth] = .number(Double(width))
    }
  }

  /// Leaves out what is outside of a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    attribute(.clip, .shape(ShapeDrawing(shape.outline, fillStyle: style)))
  }

  /// Leaves out what is outside of the view's own rectangle.
  public func clipped(antialiased: Bool = false) -> some View {
    attribute(.clip, .shape(ShapeDrawing(ShapeOutline(.rectangle))))
  }

  /// Rounds the corners of the view, in points, and leaves out what is outside of them.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    attribute(.cornerRadius, .number(Double(radius)))
  }

  /// Leaves out what is outside of a shape.
  public func mask<Mask: Shape>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    clipShape(mask())
  }

  /// Leaves out what is outside of a shape.
  public func mask<Mask: Shape>(_ mask: Mask) -> some View {
    clipShape(mask)
  }

  /// Accepted; renderers answer the user in the view's own rectangle, or in what it is clipped to.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Accepted; renderers answer the user in the view's own rectangle, or in what it is clipped to.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> some View { self }
}

/// What the shape of a view is for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// One bit for each purpose.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Answering the user.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// What is carried.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// What is shown while a menu is open.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// What a resting pointer does.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// What is read aloud.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}
