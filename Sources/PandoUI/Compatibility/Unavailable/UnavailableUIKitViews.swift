// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// A text of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a Text.")
open class UILabel: UIView {}

/// A button of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a Button.")
open class UIButton: UIView {}

/// A stack of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use an HStack or a VStack.")
open class UIStackView: UIView {}

/// An image of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use an Image.")
open class UIImageView: UIView {}

/// A wheel picker of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a Picker with pickerStyle(.wheel).")
open class UIPickerView: UIView {}

/// A field for dates of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a DatePicker.")
open class UIDatePicker: UIView {}

/// A progress bar of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a ProgressView.")
open class UIProgressView: UIView {}

/// A stepper of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a Stepper.")
open class UIStepper: UIView {}

/// A field for colours of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a ColorPicker.")
open class UIColorWell: UIView {}

/// A grid of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a List, or a LazyVGrid in a ScrollView."
)
open class UICollectionView: UIView {}

/// A cell of a grid of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a List, or a LazyVGrid in a ScrollView."
)
open class UICollectionViewCell: UIView {}

/// A bar of buttons of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use toolbar(content:).")
open class UIToolbar: UIView {}

/// A field for a search of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use searchable(text:tokens:placement:prompt:token:)."
)
open class UISearchTextField: UIView {}

/// A token of a search of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use searchable(text:tokens:placement:prompt:token:)."
)
public final class UISearchToken {
  public init(icon: UIImage?, text: String) {}
}

/// The data source of wheels of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a Picker with pickerStyle(.wheel).")
public protocol UIPickerViewDataSource: AnyObject {}

/// The delegate of wheels of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a Picker with pickerStyle(.wheel).")
public protocol UIPickerViewDelegate: AnyObject {}

/// The delegate of a field of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use onChange(of:), onSubmit(of:_:) and a @FocusState."
)
public protocol UITextFieldDelegate: AnyObject {}

/// The delegate of an editor of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use onChange(of:) and a @FocusState.")
public protocol UITextViewDelegate: AnyObject {}

/// The delegate of scrolled content of UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Use onScrollGeometryChange(for:of:action:) or scrollPosition(_:anchor:)."
)
public protocol UIScrollViewDelegate: AnyObject {}

/// The delegate of a table of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a List.")
public protocol UITableViewDelegate: AnyObject {}

/// The data source of a table of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a List.")
public protocol UITableViewDataSource: AnyObject {}

/// The delegate of a grid of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a List, or a LazyVGrid in a ScrollView."
)
public protocol UICollectionViewDelegate: AnyObject {}

/// The data source of a grid of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a List, or a LazyVGrid in a ScrollView."
)
public protocol UICollectionViewDataSource: AnyObject {}

/// A gesture of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use the gestures of this library.")
open class UIGestureRecognizer: UnavailableMembers {}

/// The delegate of a gesture of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use the gestures of this library.")
public protocol UIGestureRecognizerDelegate: AnyObject {}

/// A tap of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use onTapGesture(count:perform:).")
open class UITapGestureRecognizer: UIGestureRecognizer {}

/// A drag of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a DragGesture.")
open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// A swipe of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a DragGesture.")
open class UISwipeGestureRecognizer: UIGestureRecognizer {}

/// A pinch of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a MagnifyGesture.")
open class UIPinchGestureRecognizer: UIGestureRecognizer {}

/// A turn of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a RotateGesture.")
open class UIRotationGestureRecognizer: UIGestureRecognizer {}

/// A long press of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use onLongPressGesture(minimumDuration:perform:)."
)
open class UILongPressGestureRecognizer: UIGestureRecognizer {}

/// A finger on a screen.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a DragGesture with a minimumDistance of 0."
)
public final class UITouch {}

/// Something in a bar of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use tabItem(_:), or a ToolbarItem.")
open class UIBarItem: NSObject, UnavailableMembers {}

/// A tab of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use tabItem(_:), or a Tab.")
open class UITabBarItem: UIBarItem {
  public class func appearance() -> UITabBarItem { fatalError("unavailable") }
  public var badgeColor: UIColor? {
    get { nil }
    set {}
  }
  public func setBadgeTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
  public init(title: String?, image: UIImage?, tag: Int) {}
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {}
}

/// A button in a bar of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a ToolbarItem.")
open class UIBarButtonItem: UIBarItem {
  public class func appearance() -> UIBarButtonItem { fatalError("unavailable") }
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
}

/// The bar of a screen of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use navigationTitle(_:) and toolbar(content:)."
)
open class UINavigationItem: UnavailableMembers {}

/// A part of a menu of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a Menu.")
open class UIMenuElement {
  init() {}
}

/// A menu of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a Menu.")
public final class UIMenu: UIMenuElement {
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {}
}

/// An item of a menu of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a Button in a Menu.")
public final class UIAction: UIMenuElement {
  public init(
    title: String = "",
    image: UIImage? = nil,
    handler: @escaping (UIAction) -> Void
  ) {}
}

/// A picker of files of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use fileImporter.")
open class UIDocumentPickerViewController: UIViewController {}

/// The delegate of a picker of files.
@available(*, unavailable, message: "There is no UIKit. Use fileImporter.")
public protocol UIDocumentPickerDelegate: AnyObject {}

/// A picker of colours of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a ColorPicker.")
open class UIColorPickerViewController: UIViewController {}

/// A picker of fonts of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a Picker of names, and Font.custom(_:size:)."
)
open class UIFontPickerViewController: UIViewController {}

/// A table of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a List.")
open class UITableViewController: UIViewController {}

/// A grid of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a List, or a LazyVGrid in a ScrollView."
)
open class UICollectionViewController: UIViewController {}

/// An animation of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use withAnimation(_:_:).")
open class UIViewPropertyAnimator {}

/// An animator of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use withAnimation(_:_:) with a spring.")
open class UIDynamicAnimator {}

/// A layout constraint of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use stacks, frames and padding.")
open class NSLayoutConstraint {
  public static func activate(_ constraints: [NSLayoutConstraint]) {}
}

/// A quick action of an application's icon.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Browsers have no such menu. Leave this out."
)
open class UIApplicationShortcutItem {}

/// The style of the status bar.
@available(
  *,
  unavailable,
  message:
    "The browser draws what is above a page. Leave this out, or use preferredColorScheme(_:)."
)
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent, darkContent
}

/// The animation that shows or hides the status bar.
@available(
  *,
  unavailable,
  message:
    "The browser draws what is above a page. Leave this out, or use preferredColorScheme(_:)."
)
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}

/// The orientation of a device.
@available(
  *,
  unavailable,
  message: "A page has the shape of its window. Read horizontalSizeClass, or use a GeometryReader."
)
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  public var isPortrait: Bool { true }
  public var isLandscape: Bool { false }
}
