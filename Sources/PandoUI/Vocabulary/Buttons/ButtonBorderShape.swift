public import Foundation

/// The outline of a button's background.
public struct ButtonBorderShape: Hashable, Sendable {
  /// The name of the shape for renderers; nil for the theme's.
  let attribute: AttributeValue?

  /// The shape of the renderer's theme.
  public static let automatic = ButtonBorderShape(attribute: nil)
  /// With half circles at both ends.
  public static let capsule = ButtonBorderShape(attribute: .text("capsule"))
  /// With rounded corners.
  public static let roundedRectangle = ButtonBorderShape(attribute: .text("roundedRectangle"))
  /// With corners of a radius.
  ///
  /// - Parameter radius: The radius of the corners, in points; values below 0 count as 0.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape {
    ButtonBorderShape(attribute: .number(max(radius, 0)))
  }
  /// A circle, for a button with an icon alone.
  public static let circle = ButtonBorderShape(attribute: .text("circle"))
}

extension ButtonBorderShape: InsettableShape {
  /// The shape's outline in `rect`, in points.
  ///
  /// - Parameter rect: The rectangle that the shape fills, in points.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The shape with its sides moved inwards.
  ///
  /// - Parameter amount: How far each side moves inwards, in points; a negative amount enlarges.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }

  /// The outline for a rectangle whose size only the renderer knows.
  public nonisolated func _outline() -> ShapeOutline { shape._outline() }

  /// The shape that is drawn. A renderer's own buttons have the radius of its theme, which is not known here.
  private nonisolated var shape: any Shape {
    switch attribute {
    case .text("capsule")?: Capsule()
    case .text("circle")?: Circle()
    case .number(let radius)?: RoundedRectangle(cornerRadius: radius)
    default: RoundedRectangle(cornerRadius: 8)
    }
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The outline of a button's background.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

extension View {
  /// Sets the outline of the backgrounds of the buttons in this view.
  ///
  /// - Parameter shape: The outline. Buttons without a field, such as plain ones, have none.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}
