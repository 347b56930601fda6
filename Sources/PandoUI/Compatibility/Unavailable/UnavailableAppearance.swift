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
