/// The colours of UIKit, by their names there.
public struct UIColor: Hashable, Sendable {
  /// The same colour as a ``Color``.
  package let color: Color

  /// Makes a colour from a ``Color``.
  ///
  /// - Parameter color: The colour.
  public init(_ color: Color) {
    self.color = color
  }

  init(named name: String) {
    color = .named(name)
  }

  /// Red, as the system has it.
  public static let systemRed = UIColor(named: "red")
  /// Orange, as the system has it.
  public static let systemOrange = UIColor(named: "orange")
  /// Yellow, as the system has it.
  public static let systemYellow = UIColor(named: "yellow")
  /// Green, as the system has it.
  public static let systemGreen = UIColor(named: "green")
  /// Mint, as the system has it.
  public static let systemMint = UIColor(named: "mint")
  /// Teal, as the system has it.
  public static let systemTeal = UIColor(named: "teal")
  /// Cyan, as the system has it.
  public static let systemCyan = UIColor(named: "cyan")
  /// Blue, as the system has it.
  public static let systemBlue = UIColor(named: "blue")
  /// Indigo, as the system has it.
  public static let systemIndigo = UIColor(named: "indigo")
  /// Purple, as the system has it.
  public static let systemPurple = UIColor(named: "purple")
  /// Pink, as the system has it.
  public static let systemPink = UIColor(named: "pink")
  /// Brown, as the system has it.
  public static let systemBrown = UIColor(named: "brown")
  /// Gray, as the system has it.
  public static let systemGray = UIColor(named: "gray")
  /// Red.
  public static let red = UIColor(named: "red")
  /// Orange.
  public static let orange = UIColor(named: "orange")
  /// Yellow.
  public static let yellow = UIColor(named: "yellow")
  /// Green.
  public static let green = UIColor(named: "green")
  /// Mint.
  public static let mint = UIColor(named: "mint")
  /// Teal.
  public static let teal = UIColor(named: "teal")
  /// Cyan.
  public static let cyan = UIColor(named: "cyan")
  /// Blue.
  public static let blue = UIColor(named: "blue")
  /// Indigo.
  public static let indigo = UIColor(named: "indigo")
  /// Purple.
  public static let purple = UIColor(named: "purple")
  /// Pink.
  public static let pink = UIColor(named: "pink")
  /// Brown.
  public static let brown = UIColor(named: "brown")
  /// White, in light and dark.
  public static let white = UIColor(named: "white")
  /// Gray.
  public static let gray = UIColor(named: "gray")
  /// Black, in light and dark.
  public static let black = UIColor(named: "black")
  /// Fully transparent.
  public static let clear = UIColor(named: "clear")
  /// Gray 2 of 6; a higher number is closer to the background.
  public static let systemGray2 = UIColor(named: "systemGray2")
  /// Gray 3 of 6; a higher number is closer to the background.
  public static let systemGray3 = UIColor(named: "systemGray3")
  /// Gray 4 of 6; a higher number is closer to the background.
  public static let systemGray4 = UIColor(named: "systemGray4")
  /// Gray 5 of 6; a higher number is closer to the background.
  public static let systemGray5 = UIColor(named: "systemGray5")
  /// Gray 6 of 6; a higher number is closer to the background.
  public static let systemGray6 = UIColor(named: "systemGray6")
  /// A light gray.
  public static let lightGray = UIColor(named: "lightGray")
  /// A dark gray.
  public static let darkGray = UIColor(named: "darkGray")
  /// Magenta.
  public static let magenta = UIColor(named: "magenta")
  /// Text.
  public static let label = UIColor(named: "label")
  /// Less important text.
  public static let secondaryLabel = UIColor(named: "secondaryLabel")
  /// Text of the third level.
  public static let tertiaryLabel = UIColor(named: "tertiaryLabel")
  /// Text of the fourth level.
  public static let quaternaryLabel = UIColor(named: "quaternaryLabel")
  /// The placeholder of an empty field.
  public static let placeholderText = UIColor(named: "placeholderText")
  /// A thin line between things.
  public static let separator = UIColor(named: "separator")
  /// An opaque line between things.
  public static let opaqueSeparator = UIColor(named: "opaqueSeparator")
  /// Links.
  public static let link = UIColor(named: "link")
  /// The colour of controls.
  public static let tintColor = UIColor(named: "tintColor")
  /// The background of a screen.
  public static let systemBackground = UIColor(named: "systemBackground")
  /// The background of a group on a screen.
  public static let secondarySystemBackground = UIColor(named: "secondarySystemBackground")
  /// The background of a group in a group.
  public static let tertiarySystemBackground = UIColor(named: "tertiarySystemBackground")
  /// The background of a screen of groups.
  public static let systemGroupedBackground = UIColor(named: "systemGroupedBackground")
  /// The background of a group on a screen of groups.
  public static let secondarySystemGroupedBackground = UIColor(
    named: "secondarySystemGroupedBackground"
  )
  /// The background of a group in a group on such a screen.
  public static let tertiarySystemGroupedBackground = UIColor(
    named: "tertiarySystemGroupedBackground"
  )
  /// Fills thin shapes.
  public static let systemFill = UIColor(named: "systemFill")
  /// Fills shapes of medium size.
  public static let secondarySystemFill = UIColor(named: "secondarySystemFill")
  /// Fills large shapes.
  public static let tertiarySystemFill = UIColor(named: "tertiarySystemFill")
  /// Fills large, busy areas.
  public static let quaternarySystemFill = UIColor(named: "quaternarySystemFill")
}
