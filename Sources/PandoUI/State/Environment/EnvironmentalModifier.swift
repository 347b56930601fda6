/// A modifier that becomes another one, which depends on the environment of the view.
///
/// ```swift
/// struct Airy: EnvironmentalModifier {
///   func resolve(in environment: EnvironmentValues) -> some ViewModifier {
///     Inset(points: environment.horizontalSizeClass == .compact ? 8 : 24)
///   }
/// }
/// ```
///
/// The view is evaluated again when an entry changes that ``resolve(in:)`` has read.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
  /// The type of the modifier that is applied.
  associatedtype ResolvedModifier: ViewModifier

  /// Makes the modifier that is applied.
  ///
  /// - Parameter environment: The entries of the environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// The view with the modifier for its environment.
  ///
  /// - Parameter content: The modified view.
  public func body(content: Content) -> some View {
    Resolved(content: content, modifier: self)
  }
}

/// The content of an environmental modifier, with the modifier that it becomes.
private struct Resolved<Modifier: EnvironmentalModifier>: View {
  let content: Modifier.Content
  let modifier: Modifier

  // The entries are read by `resolve(in:)`, so the body depends on these and on no others.
  @Environment(\.self) private var environment

  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
