/// A translucent layer that blurs what is behind it.
public struct Material: Hashable, Sendable {
  /// The thickness, by SwiftUI's name.
  package enum Thickness: String, CaseIterable, Hashable, Sendable {
    case ultraThin, thin, regular, thick, ultraThick, bar
  }

  package let thickness: Thickness

  /// The most translucent material.
  public static let ultraThin = Material(thickness: .ultraThin)
  /// A more translucent material.
  public static let thin = Material(thickness: .thin)
  /// A material of medium thickness.
  public static let regular = Material(thickness: .regular)
  /// A less translucent material.
  public static let thick = Material(thickness: .thick)
  /// The least translucent material.
  public static let ultraThick = Material(thickness: .ultraThick)
  /// The material of bars.
  public static let bar = Material(thickness: .bar)
}
