import Foundation

extension View {
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
