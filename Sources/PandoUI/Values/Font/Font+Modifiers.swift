public import Foundation

extension Font {
  /// The font with slanted letters.
  public func italic() -> Font { with { $0.isItalic = true } }

  /// The font with slanted letters, or without.
  public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }

  /// The font with heavy letters.
  public func bold() -> Font { bold(true) }

  /// The font with heavy letters, or without.
  public func bold(_ isActive: Bool) -> Font {
    with {
      $0.isBold = isActive
      if isActive { $0.weight = nil }
    }
  }

  /// The font with letters of another weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

  /// The font with letters of another width.
  public func width(_ width: Width) -> Font { with { $0.width = width } }

  /// The font with letters of another width; 0 is normal, less is narrower.
  public func width(_ width: CGFloat) -> Font { with { $0.width = Width(width) } }

  /// The font with letters that all are equally wide.
  public func monospaced() -> Font { monospaced(true) }

  /// The font with letters that all are equally wide, or as they were.
  public func monospaced(_ isActive: Bool) -> Font { with { $0.isMonospaced = isActive } }

  /// The font with digits that all are equally wide.
  public func monospacedDigit() -> Font { monospacedDigit(true) }

  /// The font with digits that all are equally wide, or as they were.
  public func monospacedDigit(_ isActive: Bool) -> Font {
    with { $0.isMonospacedDigit = isActive }
  }

  /// The font with small capitals for all letters.
  public func smallCaps() -> Font { with { $0.caps = .smallCaps } }

  /// The font with small capitals for small letters.
  public func lowercaseSmallCaps() -> Font { with { $0.caps = .lowercaseSmallCaps } }

  /// The font with small capitals for capitals.
  public func uppercaseSmallCaps() -> Font { with { $0.caps = .uppercaseSmallCaps } }

  /// The font with lines closer together or farther apart.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

  /// The font with its size multiplied.
  public func scaled(by factor: CGFloat) -> Font { with { $0.scale *= factor } }

  /// The font at another size, in points.
  public func pointSize(_ size: CGFloat) -> Font {
    with {
      $0.scale = 1
      switch $0.base {
      case .style, .system: $0.base = .system(size: size)
      case .custom(let name, _, let style):
        $0.base = .custom(name, size: size, relativeTo: style)
      }
    }
  }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}
