/// The traits of a view for assistive technologies: what it is, or does.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  ///
  /// - Parameter rawValue: One bit for each trait.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The view does something when pressed.
  public static let isButton = Self(rawValue: 1 << 0)
  /// The view is the heading of what follows.
  public static let isHeader = Self(rawValue: 1 << 1)
  /// The view is selected.
  public static let isSelected = Self(rawValue: 1 << 2)
  /// The view is a link.
  public static let isLink = Self(rawValue: 1 << 3)
  /// The view is a search field.
  public static let isSearchField = Self(rawValue: 1 << 4)
  /// The view is an image.
  public static let isImage = Self(rawValue: 1 << 5)
  /// The view plays its own sound when pressed.
  public static let playsSound = Self(rawValue: 1 << 6)
  /// The view is a key of a keyboard.
  public static let isKeyboardKey = Self(rawValue: 1 << 7)
  /// The view is text that does not change.
  public static let isStaticText = Self(rawValue: 1 << 8)
  /// The view summarizes the state of the application.
  public static let isSummaryElement = Self(rawValue: 1 << 9)
  /// The view changes often.
  public static let updatesFrequently = Self(rawValue: 1 << 10)
  /// The view plays or records media, during which screen readers are silent.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// The view handles touches directly.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 12)
  /// The view turns a page when screen readers have read it.
  public static let causesPageTurn = Self(rawValue: 1 << 13)
  /// Nothing else can be used while the view is shown.
  public static let isModal = Self(rawValue: 1 << 14)
  /// The view is a switch.
  public static let isToggle = Self(rawValue: 1 << 15)
  /// The view is a bar of tabs.
  public static let isTabBar = Self(rawValue: 1 << 16)

  /// The names of the traits in attributes.
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

/// The treatment of a view's children by assistive technologies.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  /// The name of the choice in attributes.
  package let name: String

  /// The children are not read.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The children are read one by one.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The children are read together.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// An action that assistive technologies offer.
public struct AccessibilityActionKind: Hashable, Sendable {
  /// The name of the action in attributes.
  package let name: String

  init(name: String) {
    self.name = name
  }

  /// The action of a tap.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Leaves a presentation.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important action of the screen.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// Deletes what the view shows.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// Shows a menu of further actions.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// The direction of an adjustment of a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
