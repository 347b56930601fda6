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

@available(
  *,
  unavailable,
  message: "Lists have no lines after their last row. Put such a view above or below the rows."
)
extension UITableView {
  public var tableHeaderView: UIView? {
    get { nil }
    set {}
  }
  public var tableFooterView: UIView? {
    get { nil }
    set {}
  }
}

@available(
  *,
  unavailable,
  message: "There is no UIKit. Use toolbarBackground(.ultraThinMaterial, for: .tabBar)."
)
extension UIBarAppearance {
  public var backgroundEffect: UIBlurEffect? {
    get { nil }
    set {}
  }
}

@available(*, unavailable, message: "There is no UIKit. Use scrollDisabled(_:) on the list.")
extension UITableView {
  public var isScrollEnabled: Bool {
    get { true }
    set {}
  }
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
  public struct DecelerationRate: Hashable, Sendable {
    public static var normal: DecelerationRate { .init() }
    public static var fast: DecelerationRate { .init() }
  }
  public var clipsToBounds: Bool {
    get { true }
    set {}
  }
  public var decelerationRate: DecelerationRate {
    get { .normal }
    set {}
  }
  public var delegate: (any UIScrollViewDelegate)? {
    get { nil }
    set {}
  }
  public var contentOffset: CGPoint {
    get { .zero }
    set {}
  }
  public var contentSize: CGSize {
    get { .zero }
    set {}
  }
  public var contentInset: UIEdgeInsets {
    get { .zero }
    set {}
  }
  public var isScrollEnabled: Bool {
    get { true }
    set {}
  }
  public var isPagingEnabled: Bool {
    get { false }
    set {}
  }
  public var showsHorizontalScrollIndicator: Bool {
    get { true }
    set {}
  }
  public var showsVerticalScrollIndicator: Bool {
    get { true }
    set {}
  }
  public var minimumZoomScale: CGFloat {
    get { 1 }
    set {}
  }
  public var maximumZoomScale: CGFloat {
    get { 1 }
    set {}
  }
  public var refreshControl: UIRefreshControl? {
    get { nil }
    set {}
  }
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  public func addSubview(_ view: UIView) {}
}

@available(*, unavailable, message: "There is no UIKit. Use a TextField, and a @FocusState.")
extension UITextField {
  public convenience init() { fatalError("unavailable") }
  public convenience init(frame: CGRect) { fatalError("unavailable") }
  public var text: String? {
    get { nil }
    set {}
  }
  public var placeholder: String? {
    get { nil }
    set {}
  }
  public var delegate: (any UITextFieldDelegate)? {
    get { nil }
    set {}
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  public var font: UIFont? {
    get { nil }
    set {}
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  public func reloadInputViews() {}
  public func becomeFirstResponder() -> Bool { false }
  @discardableResult
  public func resignFirstResponder() -> Bool { false }
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
  public var delegate: (any UITextViewDelegate)? {
    get { nil }
    set {}
  }
  public var font: UIFont? {
    get { nil }
    set {}
  }
  public var textColor: UIColor? {
    get { nil }
    set {}
  }
  public var isEditable: Bool {
    get { true }
    set {}
  }
  public var contentSize: CGSize { .zero }
}

/// An activity indicator of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a ProgressView.")
public final class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium, large
  }
}

/// The control of UIKit that refreshes a list.
@available(*, unavailable, message: "There is no UIKit. Use refreshable(action:).")
public final class UIRefreshControl: UIView {}

@available(
  *,
  unavailable,
  message: "There is no UIKit. Use tabViewStyle(.page) of a TabView, or an HStack of circles."
)
extension UIPageControl {
  public convenience init() { fatalError("unavailable") }
  public convenience init(frame: CGRect) { fatalError("unavailable") }
  public var currentPage: Int {
    get { 0 }
    set {}
  }
  public var numberOfPages: Int {
    get { 0 }
    set {}
  }
  public var backgroundStyle: BackgroundStyle {
    get { .automatic }
    set {}
  }
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }
  public var allowsContinuousInteraction: Bool {
    get { false }
    set {}
  }
  public var preferredIndicatorImage: UIImage? {
    get { nil }
    set {}
  }
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
}
