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
open class UIView: UIResponder, UnavailableMembers {
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
  open func layoutSubviews() {}
  open func draw(_ rect: CGRect) {}
  open func didMoveToWindow() {}
  open func didMoveToSuperview() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { .zero }
  open var intrinsicContentSize: CGSize { .zero }
  public func addSubview(_ view: UIView) {}
  public func removeFromSuperview() {}
  public class func appearance() -> Self { fatalError("unavailable") }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any AnyObject.Type]
  ) -> Self { fatalError("unavailable") }
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
  public class func setAnimationsEnabled(_ enabled: Bool) {}
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var curveEaseIn: AnimationOptions { [] }
    public static var curveEaseOut: AnimationOptions { [] }
    public static var curveEaseInOut: AnimationOptions { [] }
    public static var curveLinear: AnimationOptions { [] }
    public static var `repeat`: AnimationOptions { [] }
    public static var autoreverse: AnimationOptions { [] }
  }
}

@available(
  *,
  unavailable,
  message: "There is no UIKit. Keep the focus of the keyboard in a @FocusState."
)
extension UIResponder {
  public func becomeFirstResponder() -> Bool { false }
  @discardableResult
  public func resignFirstResponder() -> Bool { false }
}

/// A view controller of UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Compose views of this library, or write an ElementView with a renderer of its own."
)
open class UIViewController: UIResponder, UnavailableMembers {
  public override init() {}
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func didReceiveMemoryWarning() {}
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

/// A vibrancy effect over the background of a view.
@available(*, unavailable, message: "There is no UIKit. Use a Material as the background.")
public final class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) {}
}

/// The style of a vibrancy effect.
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
  public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  public var sourceType: SourceType {
    get { .photoLibrary }
    set {}
  }
  public var allowsEditing: Bool {
    get { false }
    set {}
  }
}

/// The delegate of a picker of pictures.
@available(*, unavailable, message: "There is no UIKit. Use fileImporter, which asks for files.")
public protocol UIImagePickerControllerDelegate: AnyObject {}

/// The delegate of a stack of screens.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Push screens in a NavigationStack, and go back by dismiss."
)
public protocol UINavigationControllerDelegate: AnyObject {}

/// An event of a device.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. A page reports presses, drags and keys; offer a button for other actions."
)
open class UIEvent {
  public enum EventSubtype: Int, Sendable {
    case none, motionShake
  }
}

/// An action of a share sheet.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a ShareLink, which copies or writes a mail."
)
open class UIActivity {
  public init() {}
  public struct ActivityType: Hashable, Sendable {}
}

/// The controller of a bar of tabs.
@available(*, unavailable, message: "There is no UIKit. Use a TabView.")
open class UITabBarController: UIViewController {}

/// The delegate of a bar of tabs.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use onChange(of:) with a TabView's selection."
)
public protocol UITabBarControllerDelegate: AnyObject {}

/// The controller of columns.
@available(*, unavailable, message: "There is no UIKit. Use a NavigationSplitView.")
open class UISplitViewController: UIViewController {}

/// A search field of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use searchable(text:).")
open class UISearchBar: UIView {}

/// The delegate of a search field.
@available(*, unavailable, message: "There is no UIKit. Use searchable(text:) and onSubmit(of:_:).")
public protocol UISearchBarDelegate: AnyObject {}

/// The controller of a search field.
@available(*, unavailable, message: "There is no UIKit. Use searchable(text:).")
open class UISearchController: UIViewController {}

/// A controller of pages.
@available(*, unavailable, message: "There is no UIKit. Use tabViewStyle(.page) of a TabView.")
open class UIPageViewController: UIViewController {
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }
  public struct OptionsKey: Hashable, Sendable {
    public static var interPageSpacing: OptionsKey { .init() }
    public static var spineLocation: OptionsKey { .init() }
  }
}

/// The presentation of one controller by another.
@available(*, unavailable, message: "There is no UIKit. Use sheet, and interactiveDismissDisabled.")
open class UIPresentationController {}

/// The delegate of a presentation controller.
@available(*, unavailable, message: "There is no UIKit. Use sheet, and interactiveDismissDisabled.")
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}

@available(
  *,
  unavailable,
  message:
    "Read accessibilityVoiceOverEnabled, accessibilityReduceMotion and others of the environment."
)
extension UIAccessibility {
  public static var isSwitchControlRunning: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { false }
  public static var voiceOverStatusDidChangeNotification: NSNotification.Name { .init("") }
  public static var reduceMotionStatusDidChangeNotification: NSNotification.Name { .init("") }
}

/// A share sheet of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a ShareLink, which copies or writes a mail."
)
public final class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [Any]?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
}

/// A dialog of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use alert(_:isPresented:actions:).")
public final class UIAlertController: UIViewController {
  public init(title: String?, message: String?, preferredStyle: Style) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public func addAction(_ action: UIAlertAction) {}
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }
}

/// Screens that were drawn in Interface Builder.
@available(
  *,
  unavailable,
  message: "There is no UIKit, and no storyboard. Write the screen as a view of this library."
)
public final class UIStoryboard {
  public init(name: String, bundle: Bundle?) {}
  public func instantiateInitialViewController() -> UIViewController? { nil }
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    fatalError("unavailable")
  }
}

/// A key of the environment that UIKit reads too.
@available(
  *,
  unavailable,
  message: "There is no UIKit to read it. Conform to EnvironmentKey alone."
)
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {}

/// A trait that views of UIKit pass to the views in them.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Hand the value on in the environment, with an EnvironmentKey."
)
public protocol UITraitDefinition {}

/// A trait that views of UIKit pass to the views in them.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Hand the value on in the environment, with an EnvironmentKey."
)
public protocol UIMutableTraits {}
