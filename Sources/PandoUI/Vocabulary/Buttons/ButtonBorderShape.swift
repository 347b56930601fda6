/// The outline of the field that a button is on.
public struct ButtonBorderShape: Hashable, Sendable {
  /// What a renderer is told; nil for what its theme says.
  let attribute: AttributeValue?

  /// As the renderer's theme says.
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

extension View {
  /// Sets the outline of the fields of the buttons in this view.
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
