// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// A view of UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Compose views of this library, or write an ElementView with a renderer of its own."
)
open class UIView: UIResponder {
  public init(frame: CGRect) {}
  public override init() {}
  public required init?(coder: NSCoder) {}
  public var frame: CGRect = .zero
  public var bounds: CGRect = .zero
  public var backgroundColor: UIColor?
  public var tintColor: UIColor?
  public var isHidden = false
  public var alpha: CGFloat = 1
  public var clipsToBounds = false
  public var subviews: [UIView] { [] }
  public var superview: UIView? { nil }
  public func addSubview(_ view: UIView) {}
  public func removeFromSuperview() {}
  public class func appearance() -> Self { fatalError("unavailable") }
}

/// What takes events in UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Keep the focus of the keyboard in a @FocusState."
)
@MainActor @preconcurrency
open class UIResponder {
  public init() {}
  public func becomeFirstResponder() -> Bool { false }
  public func resignFirstResponder() -> Bool { false }
  public static var keyboardWillShowNotification: Notification.Name { .init("") }
  public static var keyboardDidShowNotification: Notification.Name { .init("") }
  public static var keyboardWillHideNotification: Notification.Name { .init("") }
  public static var keyboardDidHideNotification: Notification.Name { .init("") }
  public static var keyboardWillChangeFrameNotification: Notification.Name { .init("") }
  public static var keyboardDidChangeFrameNotification: Notification.Name { .init("") }
  public static var keyboardFrameEndUserInfoKey: String { "" }
  public static var keyboardAnimationDurationUserInfoKey: String { "" }
  public static var keyboardAnimationCurveUserInfoKey: String { "" }
}

/// A view controller of UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Compose views of this library, or write an ElementView with a renderer of its own."
)
open class UIViewController: UIResponder {
  public override init() {}
  public var view: UIView! { nil }
  public func present(
    _ controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)? = nil
  ) {}
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  public var navigationController: UINavigationController? { nil }
  public var presentedViewController: UIViewController? { nil }
}

/// A stack of screens in UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Push screens in a NavigationStack, and go back by dismiss."
)
open class UINavigationController: UIViewController {}

/// An effect on what is behind a view.
@available(*, unavailable, message: "There is no UIKit. Use a Material as the background.")
open class UIVisualEffect {
  public init() {}
}

/// A blur of what is behind a view.
@available(*, unavailable, message: "There is no UIKit. Use a Material as the background.")
public final class UIBlurEffect: UIVisualEffect {
  public init(style: Style) {}
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }
}

/// A vivid drawing over what is behind a view.
@available(*, unavailable, message: "There is no UIKit. Use a Material as the background.")
public final class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) {}
}

/// How vivid a drawing over what is behind a view is.
@available(*, unavailable, message: "There is no UIKit. Use a Material as the background.")
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill, separator
}

/// A view with an effect on what is behind it.
@available(*, unavailable, message: "There is no UIKit. Use a Material as the background.")
public final class UIVisualEffectView: UIView {
  public init(effect: UIVisualEffect?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public var effect: UIVisualEffect?
  public var contentView: UIView { self }
}

/// A picker of pictures.
@available(*, unavailable, message: "There is no UIKit. Use fileImporter, which asks for files.")
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }
  public struct InfoKey: Hashable, Sendable {
    public static var originalImage: InfoKey { .init() }
    public static var editedImage: InfoKey { .init() }
    public static var imageURL: InfoKey { .init() }
  }
  public var sourceType: SourceType { .photoLibrary }
  public var allowsEditing: Bool { false }
}

/// What follows a picker of pictures.
@available(*, unavailable, message: "There is no UIKit. Use fileImporter, which asks for files.")
public protocol UIImagePickerControllerDelegate: AnyObject {}

/// What follows a stack of screens.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Push screens in a NavigationStack, and go back by dismiss."
)
public protocol UINavigationControllerDelegate: AnyObject {}

/// A sheet of what an application offers to others.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a Link, or a Button that copies to where it is wanted."
)
public final class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [Any]?) {}
}

/// A dialog of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use alert(_:isPresented:actions:).")
public final class UIAlertController: UIViewController {}

/// A check of the spelling.
@available(
  *,
  unavailable,
  message: "There is no dictionary on a server. Look the word up in a list of the application's."
)
public final class UITextChecker {
  public init() {}
  public func rangeOfMisspelledWord(
    in string: String,
    range: NSRange,
    startingAt start: Int,
    wrap: Bool,
    language: String
  ) -> NSRange { range }
}

/// The directions that an application is drawn for.
@available(
  *,
  unavailable,
  message: "A page is as its window is. Read horizontalSizeClass, or use a GeometryReader."
)
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var portrait: UIInterfaceOrientationMask { [] }
  public static var landscape: UIInterfaceOrientationMask { [] }
  public static var landscapeLeft: UIInterfaceOrientationMask { [] }
  public static var landscapeRight: UIInterfaceOrientationMask { [] }
  public static var portraitUpsideDown: UIInterfaceOrientationMask { [] }
  public static var all: UIInterfaceOrientationMask { [] }
  public static var allButUpsideDown: UIInterfaceOrientationMask { [] }
}

/// What an application does when the system speaks to it.
@available(
  *,
  unavailable,
  message:
    "There is no delegate of an application. Use onChange(of:) with scenePhase, or do it in the init of the App."
)
public protocol UIApplicationDelegate: AnyObject {}

/// What a scene does when the system speaks to it.
@available(
  *,
  unavailable,
  message:
    "There is no delegate of an application. Use onChange(of:) with scenePhase, or do it in the init of the App."
)
public protocol UIWindowSceneDelegate: AnyObject {}

@available(*, unavailable, message: "Set a @FocusState to nil, which closes the keyboard.")
extension UIWindow {
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { false }
}

@available(
  *,
  unavailable,
  message: "There is no UIKit. Show a sheet, an alert, or a screen of a NavigationStack."
)
extension UIWindow {
  public var rootViewController: UIViewController? { nil }
  public var tag: Int {
    get { 0 }
    set {}
  }
}

@available(
  *,
  unavailable,
  message: "A keyboard covers nothing of a page: leave out what makes room for it."
)
extension NSValue {
  public var cgRectValue: CGRect { .zero }
}
