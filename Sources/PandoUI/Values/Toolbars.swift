/// Where a toolbar's item stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// The place as attributes spell it.
  package let name: String

  /// Where the platform puts it.
  public static let automatic = Self(name: "automatic")
  /// In the middle of the bar.
  public static let principal = Self(name: "principal")
  /// Where one goes somewhere else.
  public static let navigation = Self(name: "navigation")
  /// What is done most on the screen.
  public static let primaryAction = Self(name: "primaryAction")
  /// What is done less often.
  public static let secondaryAction = Self(name: "secondaryAction")
  /// Words about the state of the screen.
  public static let status = Self(name: "status")
  /// Ends a dialog by doing what it asks.
  public static let confirmationAction = Self(name: "confirmationAction")
  /// Ends a dialog without doing anything.
  public static let cancellationAction = Self(name: "cancellationAction")
  /// Ends a dialog by removing something.
  public static let destructiveAction = Self(name: "destructiveAction")
  /// Above the keyboard.
  public static let keyboard = Self(name: "keyboard")
  /// At the leading side of the upper bar.
  public static let topBarLeading = Self(name: "topBarLeading")
  /// At the trailing side of the upper bar.
  public static let topBarTrailing = Self(name: "topBarTrailing")
  /// In the lower bar.
  public static let bottomBar = Self(name: "bottomBar")
  /// At the leading side of the upper bar, by its older name.
  public static let navigationBarLeading = Self(name: "topBarLeading")
  /// At the trailing side of the upper bar, by its older name.
  public static let navigationBarTrailing = Self(name: "topBarTrailing")
  /// In place of the title, with its size.
  public static let title = Self(name: "title")
  /// Under the title.
  public static let subtitle = Self(name: "subtitle")
  /// In the bar of the window.
  public static func accessoryBar<ID: Hashable>(id: ID) -> Self { Self(name: "accessoryBar") }
}

/// A bar of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  /// The bar as attributes spell it.
  package let name: String

  /// The bar the platform has in mind.
  public static let automatic = Self(name: "automatic")
  /// The lower bar.
  public static let bottomBar = Self(name: "bottomBar")
  /// The bar with the title and the way back.
  public static let navigationBar = Self(name: "navigationBar")
  /// The bar with the tabs.
  public static let tabBar = Self(name: "tabBar")
  /// The bar of the window.
  public static let windowToolbar = Self(name: "windowToolbar")
}

/// A settled part of the older names for bars.
public struct NavigationBarItem: Sendable {
  /// How large a screen's title is shown.
  public enum TitleDisplayMode: String, Hashable, Sendable {
    case automatic, inline, large, inlineLarge
  }
}
