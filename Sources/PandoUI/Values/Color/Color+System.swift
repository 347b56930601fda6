extension Color {
  /// Red.
  public static let red = named("red")
  /// Orange.
  public static let orange = named("orange")
  /// Yellow.
  public static let yellow = named("yellow")
  /// Green.
  public static let green = named("green")
  /// Mint.
  public static let mint = named("mint")
  /// Teal.
  public static let teal = named("teal")
  /// Cyan.
  public static let cyan = named("cyan")
  /// Blue.
  public static let blue = named("blue")
  /// Indigo.
  public static let indigo = named("indigo")
  /// Purple.
  public static let purple = named("purple")
  /// Pink.
  public static let pink = named("pink")
  /// Brown.
  public static let brown = named("brown")
  /// White, in light and dark.
  public static let white = named("white")
  /// Gray.
  public static let gray = named("gray")
  /// Black, in light and dark.
  public static let black = named("black")
  /// Fully transparent.
  public static let clear = named("clear")
  /// The colour of text.
  public static let primary = named("primary")
  /// The colour of less important text.
  public static let secondary = named("secondary")
  /// The default colour of controls.
  public static let accentColor = named("accentColor")
}
