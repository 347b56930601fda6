/// A button of glass, drawn as a capsule with a background.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

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
    glassButton(configuration, isProminent: glass.color != nil, color: glass.color)
  }
}

/// A button of glass that stands out, drawn as a capsule in the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  /// Draws a button.
  ///
  /// - Parameter configuration: The role, label and action of the button.
  public func makeBody(configuration: Configuration) -> some View {
    glassButton(configuration, isProminent: true, color: nil)
  }
}

extension PrimitiveButtonStyle {
  fileprivate func glassButton(
    _ configuration: Configuration,
    isProminent: Bool,
    color: Color?
  ) -> some View {
    ButtonElement(
      role: configuration.role,
      style: isProminent ? "borderedProminent" : "bordered",
      action: configuration.action,
      content: configuration.label
    )
    .modifier(GlassButtonModifier(color: color))
  }
}

/// Gives buttons of glass their form, unless the application chose one.
private struct GlassButtonModifier: ViewModifier {
  let color: Color?

  func body(content: Content) -> some View {
    content.transformEnvironment(\.buttonBorderShape) { shape in
      if shape == .automatic { shape = .capsule }
    }
    .modifier(OptionalTint(color: color))
  }
}

/// Sets the tint if there is a colour.
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
