import Foundation

extension View {
  /// Sets the direction in which this view and its content are read, which is also the side on which their lines begin.
  ///
  /// - Parameters:
  ///   - keyPath: `\.layoutDirection`.
  ///   - value: The direction. A page begins with that of the visitor's language.
  public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>,
    _ value: LayoutDirection
  ) -> some View {
    attribute(.layoutDirection, .text(value == .rightToLeft ? "rightToLeft" : "leftToRight"))
      .modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Mirrors the view in right-to-left layouts.
  ///
  /// - Parameter enabled: Whether the view is mirrored in right-to-left layouts.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlippedModifier(isEnabled: enabled))
  }
}

/// Mirrors a view in right-to-left layouts.
struct FlippedModifier: ViewModifier {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
  }
}
