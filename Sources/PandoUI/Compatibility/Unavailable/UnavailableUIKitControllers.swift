// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// How a controller is shown by another one.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use sheet or popover, with presentationDetents(_:)."
)
open class UISheetPresentationController: UIPresentationController {}

/// How a controller is shown by another one.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use sheet or popover, with presentationDetents(_:)."
)
open class UIPopoverPresentationController: UIPresentationController {}

/// How a controller is shown by another one.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use sheet or popover, with presentationDetents(_:)."
)
public protocol UIPopoverPresentationControllerDelegate: AnyObject {}

/// How a controller is shown by another one.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use sheet or popover, with presentationDetents(_:)."
)
public protocol UISheetPresentationControllerDelegate: AnyObject {}

/// How screens of UIKit come and go.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use transition(_:) and withAnimation(_:_:)."
)
public protocol UIViewControllerTransitioningDelegate: AnyObject {}

/// How screens of UIKit come and go.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use transition(_:) and withAnimation(_:_:)."
)
public protocol UIViewControllerAnimatedTransitioning: AnyObject {}

/// How screens of UIKit come and go.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use transition(_:) and withAnimation(_:_:)."
)
public protocol UIViewControllerContextTransitioning: AnyObject {}

/// How screens of UIKit come and go.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use transition(_:) and withAnimation(_:_:)."
)
open class UIPercentDrivenInteractiveTransition: UnavailableMembers {}

/// How screens of UIKit come and go.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use transition(_:) and withAnimation(_:_:)."
)
public protocol UIViewAnimating: AnyObject {}

/// How screens of UIKit come and go.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use transition(_:) and withAnimation(_:_:)."
)
open class UISpringTimingParameters: UnavailableMembers {}

/// How screens of UIKit come and go.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use transition(_:) and withAnimation(_:_:)."
)
open class UICubicTimingParameters: UnavailableMembers {}

/// A part of paging in UIKit.
@available(*, unavailable, message: "There is no UIKit. Use tabViewStyle(.page) of a TabView.")
public protocol UIPageViewControllerDataSource: AnyObject {}

/// A part of paging in UIKit.
@available(*, unavailable, message: "There is no UIKit. Use tabViewStyle(.page) of a TabView.")
public protocol UIPageViewControllerDelegate: AnyObject {}

/// A button of a dialog of UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Use a Button in alert(_:isPresented:actions:) or confirmationDialog(_:isPresented:titleVisibility:actions:)."
)
open class UIAlertAction: UnavailableMembers {
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {}
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }
}

/// A button of a dialog of UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Use a Button in alert(_:isPresented:actions:) or confirmationDialog(_:isPresented:titleVisibility:actions:)."
)
open class UIAlertView: UIView {}

/// A button of a dialog of UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Use a Button in alert(_:isPresented:actions:) or confirmationDialog(_:isPresented:titleVisibility:actions:)."
)
open class UIActionSheet: UIView {}

/// A way to share with other applications.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a ShareLink, which copies or writes a mail."
)
public protocol UIActivityItemSource: AnyObject {}

/// A way to share with other applications.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a ShareLink, which copies or writes a mail."
)
open class UIDocumentInteractionController: UnavailableMembers {}

/// The delegate of a document that is offered.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a ShareLink, which copies or writes a mail."
)
public protocol UIDocumentInteractionControllerDelegate: AnyObject {}

/// A document of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a DocumentGroup with a FileDocument.")
open class UIDocument: UnavailableMembers {}

/// A document of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a DocumentGroup with a FileDocument.")
open class UIManagedDocument: UIDocument {}

/// A document of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a DocumentGroup with a FileDocument.")
open class UIDocumentBrowserViewController: UIViewController {}

/// Printing in UIKit.
@available(*, unavailable, message: "A browser prints its page. Leave this out.")
open class UIPrintInteractionController: UnavailableMembers {}

/// Paper in UIKit.
@available(*, unavailable, message: "A browser prints its page. Leave this out.")
open class UIPrintInfo: UnavailableMembers {}

/// A dictionary of the device.
@available(
  *,
  unavailable,
  message: "A browser has a dictionary of its own. Open an address with openURL."
)
open class UIReferenceLibraryViewController: UIViewController {
  public init(term: String) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
}

/// A web page in UIKit.
@available(
  *,
  unavailable,
  message: "A page contains no other pages. Open the address with openURL, or a Link."
)
open class UIWebView: UIView {}

/// A screen that was drawn in Interface Builder.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Write the screen as a view of this library."
)
open class UINib: UnavailableMembers {}

/// A screen that was drawn in Interface Builder.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Write the screen as a view of this library."
)
open class UIStoryboardSegue: UnavailableMembers {}

/// A physical movement in UIKit.
@available(*, unavailable, message: "There is no UIKit. Use withAnimation(_:_:) with a spring.")
open class UIDynamicBehavior: UnavailableMembers {}

/// A movement that UIKit computes.
@available(*, unavailable, message: "There is no UIKit. Use withAnimation(_:_:) with a spring.")
open class UIGravityBehavior: UIDynamicBehavior {}

/// A movement that UIKit computes.
@available(*, unavailable, message: "There is no UIKit. Use withAnimation(_:_:) with a spring.")
open class UICollisionBehavior: UIDynamicBehavior {}

/// A movement that UIKit computes.
@available(*, unavailable, message: "There is no UIKit. Use withAnimation(_:_:) with a spring.")
open class UIMotionEffect: UnavailableMembers {}

/// A movement that UIKit computes.
@available(*, unavailable, message: "There is no UIKit. Use withAnimation(_:_:) with a spring.")
open class UIInterpolatingMotionEffect: UIMotionEffect {}

/// A tool for drawing pictures in UIKit.
@available(
  *,
  unavailable,
  message: "There is nothing to draw into. Use a Shape, a Path or a Canvas."
)
open class UIGraphicsImageRendererContext: UnavailableMembers {}

/// A tool for drawing pictures in UIKit.
@available(
  *,
  unavailable,
  message: "There is nothing to draw into. Use a Shape, a Path or a Canvas."
)
open class UIGraphicsImageRendererFormat: UnavailableMembers {}

/// A tool for drawing pictures in UIKit.
@available(
  *,
  unavailable,
  message: "There is nothing to draw into. Use a Shape, a Path or a Canvas."
)
open class UIGraphicsPDFRenderer: UnavailableMembers {
  public init(bounds: CGRect) {}
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {}
  public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data { Data() }
  public func writePDF(
    to url: URL,
    withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {}
}

/// A tool for drawing pictures in UIKit.
@available(
  *,
  unavailable,
  message: "There is nothing to draw into. Use a Shape, a Path or a Canvas."
)
open class UIGraphicsPDFRendererFormat: UnavailableMembers {
  public init() {}
  public static func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// A tool for drawing pictures in UIKit.
@available(
  *,
  unavailable,
  message: "There is nothing to draw into. Use a Shape, a Path or a Canvas."
)
open class UIGraphicsPDFRendererContext: UnavailableMembers {}

/// A tool for drawing pictures in UIKit.
@available(
  *,
  unavailable,
  message: "There is nothing to draw into. Use a Shape, a Path or a Canvas."
)
public func UIRectFill(_ rect: CGRect) {}

/// Puts a picture among those of the device.
@available(
  *,
  unavailable,
  message: "A page has no album. Offer the picture as a file, with fileExporter."
)
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage,
  _ completionTarget: Any?,
  _ completionSelector: Any?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

/// The icon of a quick action of an application.
@available(*, unavailable, message: "Browsers have no such menu. Leave this out.")
open class UIApplicationShortcutIcon: UnavailableMembers {}

/// How the system loads in the background.
@available(
  *,
  unavailable,
  message: "A server is always there. Start a Task, or a service of the application."
)
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}

/// How the system loads in the background.
@available(
  *,
  unavailable,
  message: "A server is always there. Start a Task, or a service of the application."
)
public struct UIBackgroundTaskIdentifier: Hashable, Sendable {
  public static var invalid: UIBackgroundTaskIdentifier { .init() }
}

/// An address that a scene was opened with.
@available(*, unavailable, message: "A scene is a WindowGroup of an App. Use onOpenURL.")
open class UIOpenURLContext: NSObject, UnavailableMembers {
  public var url: URL { fatalError("unavailable") }
}

/// The delegate of a scene, which the system calls.
@available(
  *,
  unavailable,
  message: "A scene is a WindowGroup of an App. Use onChange(of:) with scenePhase, and onOpenURL."
)
public protocol UISceneDelegate: AnyObject {}
