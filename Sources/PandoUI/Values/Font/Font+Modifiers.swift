public import Foundation

extension Font {
  /// Makes letters italic.
  public func italic() -> Font { with { $0.isItalic = true } }

  /// Makes letters italic or upright.
  ///
  /// - Parameter isActive: Whether letters are italic.
  public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }

  /// Makes letters bold.
  public func bold() -> Font { bold(true) }

  /// Makes letters bold or not.
  ///
  /// - Parameter isActive: Whether letters are bold; true replaces a weight that was set before.
  public func bold(_ isActive: Bool) -> Font {
    with {
      $0.isBold = isActive
      if isActive { $0.weight = nil }
    }
  }

  /// Sets the weight of letters.
  ///
  /// - Parameter weight: The weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

  /// Sets the width of letters.
  ///
  /// - Parameter width: The difference to the normal width, as a fraction of it; families without
  ///   other widths ignore it.
  public func width(_ width: Width) -> Font { with { $0.width = width } }

  /// Sets the width of letters.
  ///
  /// - Parameter width: The difference to the normal width, as a fraction of it; families without
  ///   other widths ignore it.
  @_disfavoredOverload
  public func width(_ width: CGFloat) -> Font { with { $0.width = Width(width) } }

  /// Gives all characters the same width.
  public func monospaced() -> Font { monospaced(true) }

  /// Gives all characters the same width or their own.
  ///
  /// - Parameter isActive: Whether all characters have the same width.
  public func monospaced(_ isActive: Bool) -> Font { with { $0.isMonospaced = isActive } }

  /// Gives all digits the same width.
  public func monospacedDigit() -> Font { monospacedDigit(true) }

  /// Gives all digits the same width or their own.
  ///
  /// - Parameter isActive: Whether all digits have the same width.
  public func monospacedDigit(_ isActive: Bool) -> Font {
    with { $0.isMonospacedDigit = isActive }
  }

  /// Shows all letters as small capitals.
  public func smallCaps() -> Font { with { $0.caps = .smallCaps } }

  /// Shows lowercase letters as small capitals.
  public func lowercaseSmallCaps() -> Font { with { $0.caps = .lowercaseSmallCaps } }

  /// Shows capitals as small capitals.
  public func uppercaseSmallCaps() -> Font { with { $0.caps = .uppercaseSmallCaps } }

  /// Sets the distance of lines.
  ///
  /// - Parameter leading: The distance of lines.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

  /// Multiplies the size of the font.
  ///
  /// - Parameter factor: The factor of the size.
  public func scaled(by factor: CGFloat) -> Font { with { $0.scale *= factor } }

  /// Sets the size of the font.
  ///
  /// - Parameter size: The size, in points; it replaces earlier factors.
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
