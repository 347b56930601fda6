public import Foundation

/// The AppKit name of ``UIColor``.
public typealias NSColor = UIColor

// The names that AppKit has for colours of the system.
extension UIColor {
  /// Text.
  public static var labelColor: UIColor { .label }
  /// Less important text.
  public static var secondaryLabelColor: UIColor { .secondaryLabel }
  /// Text of the third level.
  public static var tertiaryLabelColor: UIColor { .tertiaryLabel }
  /// Text of the fourth level.
  public static var quaternaryLabelColor: UIColor { .quaternaryLabel }
  /// Text in a document.
  public static var textColor: UIColor { .label }
  /// The heading of a table.
  public static var headerTextColor: UIColor { .label }
  /// The placeholder of an empty field.
  public static var placeholderTextColor: UIColor { .placeholderText }
  /// A link.
  public static var linkColor: UIColor { .link }
  /// A thin line between things.
  public static var separatorColor: UIColor { .separator }
  /// The lines of a table.
  public static var gridColor: UIColor { .separator }
  /// The tint of controls.
  public static var controlAccentColor: UIColor { .tintColor }
  /// The background of what is selected.
  public static var selectedContentBackgroundColor: UIColor { .tintColor }
  /// The text of a control.
  public static var controlTextColor: UIColor { .label }
  /// The text of a disabled control.
  public static var disabledControlTextColor: UIColor { .tertiaryLabel }
  /// The background of a window.
  public static var windowBackgroundColor: UIColor { .secondarySystemBackground }
  /// The background of large controls, such as lists.
  public static var controlBackgroundColor: UIColor { .systemBackground }
  /// The background of text in a document.
  public static var textBackgroundColor: UIColor { .systemBackground }
  /// The background below a document.
  public static var underPageBackgroundColor: UIColor { .tertiarySystemBackground }
  /// The background of a control.
  public static var controlColor: UIColor { .systemFill }
}

extension UIColor {
  /// The colour mixed with another one, by the components in sRGB.
  ///
  /// - Parameters:
  ///   - fraction: The share of the other colour, from 0 to 1.
  ///   - color: The other colour.
  /// - Returns: The mixture, never nil: all colours have components here.
  public func blended(withFraction fraction: CGFloat, of color: UIColor) -> UIColor? {
    UIColor(self.color.mix(with: color.color, by: Double(fraction), in: .device))
  }
}

extension Color {
  /// Makes a colour from an `NSColor`.
  ///
  /// - Parameter nsColor: The colour.
  public init(nsColor: NSColor) {
    self.init(uiColor: nsColor)
  }
}
