public import Foundation

/// The colours of UIKit, by their names there.
///
/// It is a class, as there, so that extensions with `convenience init` compile.
public final class UIColor: NSObject, Sendable {
  /// The same colour as a ``Color``.
  package let color: Color

  /// Makes a colour from a ``Color``.
  ///
  /// - Parameter color: The colour.
  public init(_ color: Color) {
    self.color = color
  }

  /// Whether the other object is the same colour.
  ///
  /// - Parameter object: The other object.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

  /// A hash of the colour.
  public override var hash: Int { color.hashValue }

  private init(system name: String) {
    color = .named(name)
  }

  /// Makes a named colour of the application, from an asset catalogue.
  ///
  /// - Parameter name: The name of the colour set, in any target of the application.
  /// - Returns: nil if there is none, which is reported once.
  public init?(named name: String) {
    let color = Color(name)
    if case .missing = color.storage { return nil }
    self.color = color
  }

  /// Makes a named colour of the application, from an asset catalogue.
  ///
  /// - Parameter resource: The colour set.
  public init(resource: ColorResource) {
    color = Color(resource)
  }

  /// Red, as the system has it.
  public static let systemRed = UIColor(system: "red")
  /// Orange, as the system has it.
  public static let systemOrange = UIColor(system: "orange")
  /// Yellow, as the system has it.
  public static let systemYellow = UIColor(system: "yellow")
  /// Green, as the system has it.
  public static let systemGreen = UIColor(system: "green")
  /// Mint, as the system has it.
  public static let systemMint = UIColor(system: "mint")
  /// Teal, as the system has it.
  public static let systemTeal = UIColor(system: "teal")
  /// Cyan, as the system has it.
  public static let systemCyan = UIColor(system: "cyan")
  /// Blue, as the system has it.
  public static let systemBlue = UIColor(system: "blue")
  /// Indigo, as the system has it.
  public static let systemIndigo = UIColor(system: "indigo")
  /// Purple, as the system has it.
  public static let systemPurple = UIColor(system: "purple")
  /// Pink, as the system has it.
  public static let systemPink = UIColor(system: "pink")
  /// Brown, as the system has it.
  public static let systemBrown = UIColor(system: "brown")
  /// Gray, as the system has it.
  public static let systemGray = UIColor(system: "gray")
  /// Red.
  public static let red = UIColor(system: "red")
  /// Orange.
  public static let orange = UIColor(system: "orange")
  /// Yellow.
  public static let yellow = UIColor(system: "yellow")
  /// Green.
  public static let green = UIColor(system: "green")
  /// Mint.
  public static let mint = UIColor(system: "mint")
  /// Teal.
  public static let teal = UIColor(system: "teal")
  /// Cyan.
  public static let cyan = UIColor(system: "cyan")
  /// Blue.
  public static let blue = UIColor(system: "blue")
  /// Indigo.
  public static let indigo = UIColor(system: "indigo")
  /// Purple.
  public static let purple = UIColor(system: "purple")
  /// Pink.
  public static let pink = UIColor(system: "pink")
  /// Brown.
  public static let brown = UIColor(system: "brown")
  /// White, in light and dark.
  public static let white = UIColor(system: "white")
  /// Gray.
  public static let gray = UIColor(system: "gray")
  /// Black, in light and dark.
  public static let black = UIColor(system: "black")
  /// Fully transparent.
  public static let clear = UIColor(system: "clear")
  /// Gray 2 of 6; a higher number is closer to the background.
  public static let systemGray2 = UIColor(system: "systemGray2")
  /// Gray 3 of 6; a higher number is closer to the background.
  public static let systemGray3 = UIColor(system: "systemGray3")
  /// Gray 4 of 6; a higher number is closer to the background.
  public static let systemGray4 = UIColor(system: "systemGray4")
  /// Gray 5 of 6; a higher number is closer to the background.
  public static let systemGray5 = UIColor(system: "systemGray5")
  /// Gray 6 of 6; a higher number is closer to the background.
  public static let systemGray6 = UIColor(system: "systemGray6")
  /// A light gray.
  public static let lightGray = UIColor(system: "lightGray")
  /// A dark gray.
  public static let darkGray = UIColor(system: "darkGray")
  /// Magenta.
  public static let magenta = UIColor(system: "magenta")
  /// Text.
  public static let label = UIColor(system: "label")
  /// Less important text.
  public static let secondaryLabel = UIColor(system: "secondaryLabel")
  /// Text of the third level.
  public static let tertiaryLabel = UIColor(system: "tertiaryLabel")
  /// Text of the fourth level.
  public static let quaternaryLabel = UIColor(system: "quaternaryLabel")
  /// The placeholder of an empty field.
  public static let placeholderText = UIColor(system: "placeholderText")
  /// A thin line between things.
  public static let separator = UIColor(system: "separator")
  /// An opaque line between things.
  public static let opaqueSeparator = UIColor(system: "opaqueSeparator")
  /// Links.
  public static let link = UIColor(system: "link")
  /// The colour of controls.
  public static let tintColor = UIColor(system: "tintColor")
  /// The background of a screen.
  public static let systemBackground = UIColor(system: "systemBackground")
  /// The background of a group on a screen.
  public static let secondarySystemBackground = UIColor(system: "secondarySystemBackground")
  /// The background of a group in a group.
  public static let tertiarySystemBackground = UIColor(system: "tertiarySystemBackground")
  /// The background of a screen of groups.
  public static let systemGroupedBackground = UIColor(system: "systemGroupedBackground")
  /// The background of a group on a screen of groups.
  public static let secondarySystemGroupedBackground = UIColor(
    system: "secondarySystemGroupedBackground"
  )
  /// The background of a group in a group on such a screen.
  public static let tertiarySystemGroupedBackground = UIColor(
    system: "tertiarySystemGroupedBackground"
  )
  /// Fills thin shapes.
  public static let systemFill = UIColor(system: "systemFill")
  /// Fills shapes of medium size.
  public static let secondarySystemFill = UIColor(system: "secondarySystemFill")
  /// Fills large shapes.
  public static let tertiarySystemFill = UIColor(system: "tertiarySystemFill")
  /// Fills large, busy areas.
  public static let quaternarySystemFill = UIColor(system: "quaternarySystemFill")
}
