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
    attribute(.layoutDirection, .text(value.word))
      .modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
      .modifier(_EnvironmentKeyWritingModifier(keyPath: \.setLayoutDirection, value: value))
  }

  /// Mirrors the view in right-to-left layouts.
  ///
  /// - Parameter enabled: Whether the view is mirrored in right-to-left layouts.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlippedModifier(isEnabled: enabled))
  }
}

extension LayoutDirection {
  /// The value of the attribute.
  fileprivate var word: String { self == .rightToLeft ? "rightToLeft" : "leftToRight" }
}

extension ElementDescription {
  /// Takes the direction that a view around sets, for an element that is drawn elsewhere.
  mutating func takeLayoutDirection(from environment: EnvironmentValues) {
    self[.layoutDirection] = environment.setLayoutDirection.map { .text($0.word) }
  }
}

private enum SetLayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection? { nil }
}

extension EnvironmentValues {
  /// The direction that a view around sets; nil if it is that of the page.
  fileprivate var setLayoutDirection: LayoutDirection? {
    get { self[SetLayoutDirectionKey.self] }
    set { self[SetLayoutDirectionKey.self] = newValue }
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
