/// A button of glass, drawn as a capsule with a background.
public struct GlassButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  private let glass: Glass

  var _name: String? { glass.color == nil ? "bordered" : "borderedProminent" }

  /// Makes the style.
  ///
  /// - Parameter glass: The glass. One with a colour stands out in that colour.
  public init(_ glass: Glass = .regular) {
    self.glass = glass
  }

  /// Draws a button.
  ///
  /// - Parameter configuration: The role, label and action of the button.
  public func makeBody(configuration: Configuration) -> some View {
    element(configuration).modifier(GlassButtonModifier(color: glass.color))
  }
}

/// A button of glass that stands out, drawn as a capsule in the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  var _name: String? { "borderedProminent" }

  /// Makes the style.
  public init() {}

  /// Draws a button.
  ///
  /// - Parameter configuration: The role, label and action of the button.
  public func makeBody(configuration: Configuration) -> some View {
    element(configuration).modifier(GlassButtonModifier(color: nil))
  }
}

/// Gives buttons of glass their form, unless the application chose one.
struct GlassButtonModifier: ViewModifier {
  let color: Color?

  func body(content: Content) -> some View {
    content.transformEnvironment(\.buttonBorderShape) { shape in
      if shape == .automatic { shape = .capsule }
    }
    .modifier(OptionalTint(color: color))
  }
}

/// Sets the tint where there is a colour.
private struct OptionalTint: ViewModifier {
  let color: Color?

  func body(content: Content) -> some View {
    if let color { content.tint(color) } else { content }
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button of glass.
  @MainActor @preconcurrency public static var glass: GlassButtonStyle { .init() }

  /// A button of glass of a kind and in a colour.
  ///
  /// - Parameter glass: The glass. One with a colour stands out in that colour.
  @MainActor @preconcurrency
  public static func glass(_ glass: Glass) -> GlassButtonStyle { .init(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button of glass that stands out.
  @MainActor @preconcurrency
  public static var glassProminent: GlassProminentButtonStyle { .init() }
}
