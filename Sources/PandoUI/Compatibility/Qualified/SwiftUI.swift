/// Stands for the module of this name, for code that qualifies names of SwiftUI.
///
/// ```swift
/// struct Label: View {
///   var body: some View { SwiftUI.Label("Ponds", systemImage: "drop") }
/// }
/// ```
///
/// It is a type, because with a module of this name `#if canImport(SwiftUI)` would be true in all packages.
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
