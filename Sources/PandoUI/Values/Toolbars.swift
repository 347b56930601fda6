/// The place of an item in a toolbar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// The name of the place in attributes.
  package let name: String

  /// The place that the renderer chooses.
  public static let automatic = Self(name: "automatic")
  /// In the middle of the bar.
  public static let principal = Self(name: "principal")
  /// The place for navigation, at the leading side of the bar.
  public static let navigation = Self(name: "navigation")
  /// The place for the main action of the screen.
  public static let primaryAction = Self(name: "primaryAction")
  /// The place for actions that are used less often: a menu at the end of the upper bar.
  public static let secondaryAction = Self(name: "secondaryAction")
  /// The place for the status of the screen, in the lower bar.
  public static let status = Self(name: "status")
  /// The place for the button that confirms a dialog.
  public static let confirmationAction = Self(name: "confirmationAction")
  /// The place for the button that cancels a dialog.
  public static let cancellationAction = Self(name: "cancellationAction")
  /// The place for the button of a dialog that removes something.
  public static let destructiveAction = Self(name: "destructiveAction")
  /// Above the on-screen keyboard; in browsers the lower bar while a field of the screen has the focus.
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
  /// In place of the title, in its size.
  public static let title = Self(name: "title")
  /// Under the title.
  public static let subtitle = Self(name: "subtitle")
  /// An accessory bar of the window; the trailing side of the upper bar in browsers.
  ///
  /// - Parameter id: No effect here: all accessory bars are one place.
  public static func accessoryBar<ID: Hashable>(id: ID) -> Self { Self(name: "accessoryBar") }
}

/// A bar of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  /// The name of the bar in attributes.
  package let name: String

  /// The bar that the renderer chooses.
  public static let automatic = Self(name: "automatic")
  /// The lower bar.
  public static let bottomBar = Self(name: "bottomBar")
  /// The bar with the title and the back button.
  public static let navigationBar = Self(name: "navigationBar")
  /// The bar with the tabs.
  public static let tabBar = Self(name: "tabBar")
  /// The bar of the window.
  public static let windowToolbar = Self(name: "windowToolbar")
}

/// The namespace of an older name for title display modes.
public struct NavigationBarItem: Sendable {
  /// The size of the title of a screen.
  public enum TitleDisplayMode: String, Hashable, Sendable {
    case automatic, inline, large, inlineLarge
  }
}
