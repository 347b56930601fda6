/// What something is to somebody who does not see it.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// It does something when pressed.
  public static let isButton = Self(rawValue: 1 << 0)
  /// It is the heading of what follows.
  public static let isHeader = Self(rawValue: 1 << 1)
  /// It is chosen.
  public static let isSelected = Self(rawValue: 1 << 2)
  /// It leads elsewhere.
  public static let isLink = Self(rawValue: 1 << 3)
  /// One searches in it.
  public static let isSearchField = Self(rawValue: 1 << 4)
  /// It is a picture.
  public static let isImage = Self(rawValue: 1 << 5)
  /// It makes its own sound.
  public static let playsSound = Self(rawValue: 1 << 6)
  /// It types something.
  public static let isKeyboardKey = Self(rawValue: 1 << 7)
  /// It is words that do not change.
  public static let isStaticText = Self(rawValue: 1 << 8)
  /// It says how things are.
  public static let isSummaryElement = Self(rawValue: 1 << 9)
  /// It changes often.
  public static let updatesFrequently = Self(rawValue: 1 << 10)
  /// Reading stops while it is in use.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// It is touched directly.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 12)
  /// It turns a page.
  public static let causesPageTurn = Self(rawValue: 1 << 13)
  /// Nothing else can be used while it is shown.
  public static let isModal = Self(rawValue: 1 << 14)
  /// It is on or off.
  public static let isToggle = Self(rawValue: 1 << 15)
  /// It is one of several tabs.
  public static let isTabBar = Self(rawValue: 1 << 16)

  /// The names of the traits in the set, as attributes spell them.
  package var names: [String] {
    let names = [
      "isButton", "isHeader", "isSelected", "isLink", "isSearchField", "isImage", "playsSound",
      "isKeyboardKey", "isStaticText", "isSummaryElement", "updatesFrequently",
      "startsMediaSession", "allowsDirectInteraction", "causesPageTurn", "isModal", "isToggle",
      "isTabBar",
    ]
    return names.indices.filter { rawValue & (1 << $0) != 0 }.map { names[$0] }
  }
}

/// What becomes of the parts of something that is read as one.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  /// The choice as attributes spell it.
  package let name: String

  /// They are not read.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They are read one by one.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They are read as one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// Something that is done without being seen.
public struct AccessibilityActionKind: Hashable, Sendable {
  /// The action's name.
  package let name: String

  init(name: String) {
    self.name = name
  }

  /// What a tap does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Leaves.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important thing.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// Removes.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// Shows what else can be done.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// Which way something that has a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// How deep a heading is.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
