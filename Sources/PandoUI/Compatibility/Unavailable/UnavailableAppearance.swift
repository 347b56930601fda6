// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

@available(
  *,
  unavailable,
  message: "There is no UIKit. Use toolbar(_:for:), toolbarBackground(_:for:) or tint(_:)."
)
extension UITabBar {
  public convenience init() { fatalError("unavailable") }
  public convenience init(frame: CGRect) { fatalError("unavailable") }
}

@available(
  *,
  unavailable,
  message: "Use tint(_:) of the TabView, which colours the tab that is chosen."
)
extension UITabBar {
  public var tintColor: UIColor? {
    get { nil }
    set {}
  }
  public var unselectedItemTintColor: UIColor? {
    get { nil }
    set {}
  }
}

/// The bar of a screen in UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Use toolbarBackground(_:for:), toolbarColorScheme(_:for:) or tint(_:)."
)
public final class UINavigationBar: UIView {
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var backgroundImage: UIImage?
  public var shadowImage: UIImage?
  public var prefersLargeTitles = true
}

@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Use scrollContentBackground(_:), listRowSeparator(_:edges:) or listStyle(_:)."
)
extension UITableView {
  public convenience init() { fatalError("unavailable") }
  public convenience init(frame: CGRect) { fatalError("unavailable") }
}

@available(*, unavailable, message: "There is no UIKit. Use listRowBackground(_:).")
extension UITableViewCell {
  public convenience init() { fatalError("unavailable") }
}

@available(
  *,
  unavailable,
  message: "There is no UIKit. Use scrollBounceBehavior(_:axes:) or scrollDismissesKeyboard(_:)."
)
extension UIScrollView {
  public convenience init() { fatalError("unavailable") }
  public convenience init(frame: CGRect) { fatalError("unavailable") }
  public var contentOffset: CGPoint { .zero }
  public var isScrollEnabled: Bool {
    get { true }
    set {}
  }
}

@available(
  *,
  unavailable,
  message: "There is no UIKit. Use scrollContentBackground(_:) of TextEditor."
)
extension UITextView {
  public convenience init() { fatalError("unavailable") }
  public convenience init(frame: CGRect) { fatalError("unavailable") }
  public var text: String! {
    get { nil }
    set {}
  }
}

/// Beside each other, of which one is chosen, of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use tint(_:) of a Picker.")
public final class UISegmentedControl: UIView {
  public var selectedSegmentTintColor: UIColor?
}

/// The dots of pages, of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use indexViewStyle(_:) of a TabView.")
public final class UIPageControl: UIView {
  public var currentPage = 0
  public var numberOfPages = 0
  public var currentPageIndicatorTintColor: UIColor?
  public var pageIndicatorTintColor: UIColor?
}

/// The sign of something under way, of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a ProgressView.")
public final class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium, large
  }
}

/// The sign of something under way above a list, of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use refreshable(action:).")
public final class UIRefreshControl: UIView {}
