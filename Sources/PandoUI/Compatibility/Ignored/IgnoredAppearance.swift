public import Foundation

/// A list of UIKit, for what an application sets with `UITableView.appearance()`. No effect here: lists are no
/// table views, as in iOS 16 and later.
@MainActor @preconcurrency
open class UITableView {
  private static let shared = UITableView(())

  private init(_: Void) {}

  /// The appearance of all lists. It changes nothing, as in iOS 16 and later.
  public static func appearance() -> UITableView { shared }

  /// The background. No effect here, as in iOS 16 and later: use `scrollContentBackground(_:)`.
  public var backgroundColor: UIColor? {
    get { nil }
    set {}
  }

  /// The colour of the lines. No effect here, as in iOS 16 and later: use `listRowSeparatorTint(_:edges:)`.
  public var separatorColor: UIColor? {
    get { nil }
    set {}
  }

  /// Where there are lines. No effect here, as in iOS 16 and later: use `listRowSeparator(_:edges:)`.
  public var separatorStyle: SeparatorStyle {
    get { .singleLine }
    set {}
  }

  /// Where lines begin and end. No effect here, as in iOS 16 and later: use `alignmentGuide(_:computeValue:)`.
  public var separatorInset: UIEdgeInsets {
    get { .zero }
    set {}
  }

  /// The room above a header. No effect here, as in iOS 16 and later: use `listSectionSpacing(_:)`.
  public var sectionHeaderTopPadding: CGFloat {
    get { 0 }
    set {}
  }

  /// The room around the content. No effect here, as in iOS 16 and later: use `contentMargins(_:_:for:)`.
  public var contentInset: UIEdgeInsets {
    get { .zero }
    set {}
  }

  /// The height of headers. No effect here, as in iOS 16 and later: use `listSectionSpacing(_:)`.
  public var sectionHeaderHeight: CGFloat {
    get { 0 }
    set {}
  }

  /// The height of footers. No effect here, as in iOS 16 and later: use `listSectionSpacing(_:)`.
  public var sectionFooterHeight: CGFloat {
    get { 0 }
    set {}
  }

  /// The height of rows. No effect here, as in iOS 16 and later: use `frame(height:)` of the row.
  public var rowHeight: CGFloat {
    get { 0 }
    set {}
  }

  /// Whether rows can be chosen. No effect here, as in iOS 16 and later: use `selectionDisabled(_:)`.
  public var allowsSelection: Bool {
    get { true }
    set {}
  }

  /// Whether there is an indicator. No effect here, as in iOS 16 and later: use `scrollIndicators(_:axes:)`.
  public var showsVerticalScrollIndicator: Bool {
    get { true }
    set {}
  }

  /// The style of lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }
}

/// A row of a list of UIKit, for what an application sets with `UITableViewCell.appearance()`. No effect here:
/// rows are no cells of UIKit, as in iOS 16 and later.
@MainActor @preconcurrency
open class UITableViewCell {
  private static let shared = UITableViewCell(())

  private init(_: Void) {}

  /// The appearance of all rows. It changes nothing, as in iOS 16 and later.
  public static func appearance() -> UITableViewCell { shared }

  /// The background. No effect here, as in iOS 16 and later: use `listRowBackground(_:)`.
  public var backgroundColor: UIColor? {
    get { nil }
    set {}
  }

  /// The style of a chosen row. No effect here, as in iOS 16 and later: use `listRowBackground(_:)`.
  public var selectionStyle: SelectionStyle {
    get { .default }
    set {}
  }

  /// The style of a chosen row.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }
}

/// An editor of UIKit, for what an application sets with `UITextView.appearance()`. No effect here: a
/// `TextEditor` takes its background from `scrollContentBackground(_:)`, as in iOS 16 and later.
@MainActor @preconcurrency
open class UITextView: UnavailableOtherMembers {
  private static let shared = UITextView(())

  private init(_: Void) {}

  /// The appearance of all editors. It changes nothing, as in iOS 16 and later.
  public static func appearance() -> UITextView { shared }

  /// The background. No effect here, as in iOS 16 and later: use `scrollContentBackground(_:)`.
  public var backgroundColor: UIColor? {
    get { nil }
    set {}
  }

  /// The room around the text. No effect here, as in iOS 16 and later: use `contentMargins(_:_:for:)`.
  public var textContainerInset: UIEdgeInsets {
    get { .zero }
    set {}
  }
}

/// A view that scrolls, of UIKit, for what an application sets with `UIScrollView.appearance()`. No
/// effect here: the browser decides what happens at the end, and when the keyboard is hidden.
@MainActor @preconcurrency
open class UIScrollView: UnavailableOtherMembers {
  private static let shared = UIScrollView(())

  private init(_: Void) {}

  /// The appearance of all views that scroll.
  public static func appearance() -> UIScrollView { shared }

  /// Whether content can be pulled beyond its end. No effect here: the browser decides what happens at the end.
  public var bounces: Bool {
    get { true }
    set {}
  }

  /// The background. No effect here, as in iOS 16 and later: use `background(_:)`.
  public var backgroundColor: UIColor? {
    get { nil }
    set {}
  }

  /// The way in which scrolling dismisses the keyboard. No effect here: the browser decides when
  /// the keyboard is hidden.
  public var keyboardDismissMode: KeyboardDismissMode {
    get { .none }
    set {}
  }

  /// The way in which scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
}

extension UIWindow {
  /// The appearance of all windows. It changes nothing.
  public static func appearance() -> UIWindow { UIWindow() }

  /// The colour of controls. No effect here: use `tint(_:)`.
  public var tintColor: UIColor? {
    get { nil }
    set {}
  }
}

extension UITabBar {
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

  /// Whether the bar is translucent. No effect here: renderers draw bars in their own way.
  public var isTranslucent: Bool {
    get { true }
    set {}
  }

  /// The picture in the bar. No effect here: renderers draw bars in their own way.
  public var backgroundImage: UIImage? {
    get { nil }
    set {}
  }

  /// The picture of the shadow of the bar. No effect here: renderers draw bars in their own way.
  public var shadowImage: UIImage? {
    get { nil }
    set {}
  }
}
