public import Foundation

/// The bar of a screen of UIKit, for what an application sets with `UINavigationBar.appearance()`.
/// No effect here: renderers draw bars in their own way.
@MainActor @preconcurrency
open class UINavigationBar {
  private static let shared = UINavigationBar(())

  private init(_: Void) {}

  /// The appearance of all instances.
  public static func appearance() -> UINavigationBar { shared }

  /// The appearance of instances inside of containers.
  ///
  /// - Parameter containerTypes: The types of the views around them.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any AnyObject.Type]
  ) -> UINavigationBar { shared }

  /// The colour of the bar. No effect here: renderers draw bars in their own way.
  public var backgroundColor: UIColor? {
    get { nil }
    set {}
  }

  /// The colour of the bar. No effect here: renderers draw bars in their own way.
  public var barTintColor: UIColor? {
    get { nil }
    set {}
  }

  /// The colour of the buttons. No effect here: renderers draw bars in their own way.
  public var tintColor: UIColor? {
    get { nil }
    set {}
  }

  /// Whether the bar is translucent. No effect here: renderers draw bars in their own way.
  public var isTranslucent: Bool {
    get { true }
    set {}
  }

  /// Whether titles are large. No effect here: renderers draw bars in their own way.
  public var prefersLargeTitles: Bool {
    get { true }
    set {}
  }

  /// The picture of the line below the bar. No effect here: renderers draw bars in their own way.
  public var shadowImage: UIImage? {
    get { nil }
    set {}
  }

  /// The picture of the Back button. No effect here: renderers draw bars in their own way.
  public var backIndicatorImage: UIImage? {
    get { nil }
    set {}
  }

  /// The mask of that picture. No effect here: renderers draw bars in their own way.
  public var backIndicatorTransitionMaskImage: UIImage? {
    get { nil }
    set {}
  }

  /// How titles look. No effect here: renderers draw bars in their own way.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }

  /// How large titles look. No effect here: renderers draw bars in their own way.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }

  /// How the bar looks. No effect here: renderers draw bars in their own way.
  public var standardAppearance: UINavigationBarAppearance {
    get { UINavigationBarAppearance() }
    set {}
  }

  /// How the bar looks where there is little room. No effect here: renderers draw bars in their own
  /// way.
  public var compactAppearance: UINavigationBarAppearance? {
    get { nil }
    set {}
  }

  /// How the bar looks at the top of the content. No effect here: renderers draw bars in their own
  /// way.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { nil }
    set {}
  }

  /// How the bar looks at the top of the content, where there is little room. No effect here:
  /// renderers draw bars in their own way.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { nil }
    set {}
  }

  /// Sets the picture in the bar. No effect here: renderers draw bars in their own way.
  ///
  /// - Parameters:
  ///   - backgroundImage: The picture.
  ///   - metrics: When the picture is there.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for metrics: UIBarMetrics) {}
}

/// The appearance of a bar of UIKit. No effect here: renderers draw bars in their own way.
@MainActor @preconcurrency
open class UIBarAppearance {
  /// Makes the usual look.
  public init() {}

  /// Makes the look that the platform has.
  public func configureWithDefaultBackground() {}

  /// Makes the look opaque.
  public func configureWithOpaqueBackground() {}

  /// Makes the look transparent.
  public func configureWithTransparentBackground() {}

  /// The colour of the bar.
  public var backgroundColor: UIColor?

  /// The picture in the bar.
  public var backgroundImage: UIImage?

  /// The colour of the line beside the bar.
  public var shadowColor: UIColor?

  /// The picture of the line beside the bar.
  public var shadowImage: UIImage?
}

/// The appearance of a screen's bar in UIKit. No effect here: renderers draw bars in their own way.
public final class UINavigationBarAppearance: UIBarAppearance {
  /// How titles look.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How large titles look.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How buttons look.
  public var buttonAppearance = UIBarButtonItemAppearance()

  /// The look of the Back button.
  public var backButtonAppearance = UIBarButtonItemAppearance()

  /// How buttons look that finish something.
  public var doneButtonAppearance = UIBarButtonItemAppearance()

  /// Sets the picture of the Back button.
  ///
  /// - Parameters:
  ///   - backIndicatorImage: The picture.
  ///   - transitionMaskImage: The mask of the picture.
  public func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?,
    transitionMaskImage: UIImage?
  ) {}
}

/// The appearance of a bar of buttons in UIKit. No effect here: renderers draw bars in their own
/// way.
public final class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look.
  public var buttonAppearance = UIBarButtonItemAppearance()

  /// How buttons look that finish something.
  public var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The appearance of the buttons of a bar in UIKit. No effect here: renderers draw bars in their
/// own way.
@MainActor @preconcurrency
public final class UIBarButtonItemAppearance {
  /// The appearance of a button in one state.
  @MainActor @preconcurrency
  public final class State {
    init() {}

    /// How the words look.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// The picture behind the button.
    public var backgroundImage: UIImage?
  }

  /// The kind of button.
  public enum Style: Int, Sendable {
    case plain
    case done = 2
    case prominent = 3
  }

  /// Makes the usual look.
  public init() {}

  /// Makes the look of a kind of button.
  ///
  /// - Parameter style: The kind.
  public init(style: Style) {}

  /// How a button looks that can be pressed.
  public let normal = State()

  /// How a button looks while it is pressed.
  public let highlighted = State()

  /// How a button looks that cannot be pressed.
  public let disabled = State()

  /// How a button looks that has the focus.
  public let focused = State()
}

/// The appearance of a bar of tabs in UIKit. No effect here: renderers draw bars in their own way.
public final class UITabBarAppearance: UIBarAppearance {
  /// How items look whose words are below their images.
  public var stackedLayoutAppearance = UITabBarItemAppearance()

  /// How items look whose words are beside their images.
  public var inlineLayoutAppearance = UITabBarItemAppearance()

  /// How items look where there is little room.
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()

  /// The colour behind the item that is chosen.
  public var selectionIndicatorTintColor: UIColor?
}

/// The appearance of the items of a bar of tabs in UIKit. No effect here: renderers draw bars in
/// their own way.
@MainActor @preconcurrency
public final class UITabBarItemAppearance {
  /// The appearance of an item in one state.
  @MainActor @preconcurrency
  public final class State {
    init() {}

    /// The colour of the image.
    public var iconColor: UIColor?

    /// How the words look.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// The colour of the badge.
    public var badgeBackgroundColor: UIColor?
  }

  /// Makes the usual look.
  public init() {}

  /// How an item looks that is not chosen.
  public let normal = State()

  /// How an item looks that is chosen.
  public let selected = State()

  /// How an item looks that cannot be chosen.
  public let disabled = State()
}

extension UITabBar {
  /// The colour of the chosen tab. No effect here: use `tint(_:)` of the tab view.
  public var tintColor: UIColor? {
    get { nil }
    set {}
  }

  /// The colour of the other tabs. No effect here: renderers draw bars in their own way.
  public var unselectedItemTintColor: UIColor? {
    get { nil }
    set {}
  }

  /// How the bar looks. No effect here: renderers draw bars in their own way.
  public var standardAppearance: UITabBarAppearance {
    get { UITabBarAppearance() }
    set {}
  }

  /// How the bar looks at the end of the content. No effect here: renderers draw bars in their own
  /// way.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { nil }
    set {}
  }
}

/// The condition for an appearance of a bar in UIKit. No effect here: renderers draw bars in their
/// own way.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact, defaultPrompt, compactPrompt
}
