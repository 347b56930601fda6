/// The module of Apple's systems, for names that say where they come from.
///
/// ```swift
/// struct Label: View {
///   var body: some View { SwiftUI.Label("Ponds", systemImage: "drop") }
/// }
/// ```
///
/// A module of this name would have packages that ask `#if canImport(SwiftUI)` take the other way.
@_documentation(visibility: internal)
public enum SwiftUI {}

/// The module of Apple's systems, for names that say where they come from; see ``SwiftUI``.
@_documentation(visibility: internal)
public enum Charts {}

extension SwiftUI {
  /// Makes changes with an animation.
  ///
  /// - Parameters:
  ///   - animation: The animation of the changes; nil draws them at once.
  ///   - body: Changes state; called at once.
  public static func withAnimation<Result>(
    _ animation: PandoUI.Animation? = .default,
    _ body: () throws -> Result
  ) rethrows -> Result {
    try PandoUI.withAnimation(animation, body)
  }
}
