// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// The bar of tabs in UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use toolbar(_:for:), toolbarBackground(_:for:) or tint(_:)."
)
public final class UITabBar: UIView {
  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var isTranslucent = true
  public var backgroundImage: UIImage?
  public var shadowImage: UIImage?
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

/// A list of UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Use scrollContentBackground(_:), listRowSeparator(_:edges:) or listStyle(_:)."
)
open class UITableView: UIScrollView {
  public var separatorColor: UIColor?
  public var sectionHeaderTopPadding: CGFloat = 0
  public var tableFooterView: UIView?
  public var allowsSelection = true
  public var separatorStyle: SeparatorStyle = .none
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }
}

/// A row of a list of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use listRowBackground(_:).")
open class UITableViewCell: UIView {}

/// A field that scrolls, of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use scrollBounceBehavior(_:axes:) or scrollDismissesKeyboard(_:)."
)
open class UIScrollView: UIView {
  public var bounces = true
  public var isScrollEnabled = true
  public var isPagingEnabled = false
  public var contentInset: UIEdgeInsets = .zero
  public var separatorInset: UIEdgeInsets = .zero
  public var contentOffset: CGPoint = .zero
  public var keyboardDismissMode: KeyboardDismissMode = .none
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }
}

/// A field of lines of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use scrollContentBackground(_:) of TextEditor."
)
open class UITextView: UIScrollView {
  public var text: String! = nil
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
