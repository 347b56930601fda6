// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// What plays haptics.
@available(
  *,
  unavailable,
  message:
    "A browser has no haptics that a server plays. Use sensoryFeedback, which vibrates where it can."
)
open class CHHapticEngine: UnavailableMembers {
  public init() throws {}
}

/// A pattern of haptics.
@available(
  *,
  unavailable,
  message:
    "A browser has no haptics that a server plays. Use sensoryFeedback, which vibrates where it can."
)
open class CHHapticPattern: UnavailableMembers {
  public init(events: [CHHapticEvent], parameters: [Any]) throws {}
}

/// An event of haptics.
@available(
  *,
  unavailable,
  message:
    "A browser has no haptics that a server plays. Use sensoryFeedback, which vibrates where it can."
)
open class CHHapticEvent: UnavailableMembers {
  public init(
    eventType: CHHapticEvent,
    parameters: [Any],
    relativeTime: Double,
    duration: Double = 0
  ) {}
}

/// A parameter of haptics.
@available(
  *,
  unavailable,
  message:
    "A browser has no haptics that a server plays. Use sensoryFeedback, which vibrates where it can."
)
open class CHHapticEventParameter: UnavailableMembers {
  public init(parameterID: CHHapticEventParameter, value: Float) {}
}

/// Who holds a device.
@available(
  *,
  unavailable,
  message: "A server sees no face and no finger. Ask for a password with SecureField."
)
open class LAContext: UnavailableMembers {
  public init() {}
  public func canEvaluatePolicy(_ policy: LAPolicy, error: Any?) -> Bool { false }
  public func evaluatePolicy(
    _ policy: LAPolicy,
    localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {}
  public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    false
  }
}

/// What shows who holds a device.
@available(
  *,
  unavailable,
  message: "A server sees no face and no finger. Ask for a password with SecureField."
)
public enum LAPolicy {
  case deviceOwnerAuthentication
  case deviceOwnerAuthenticationWithBiometrics
}

/// Why it is not known who holds a device.
@available(
  *,
  unavailable,
  message: "A server sees no face and no finger. Ask for a password with SecureField."
)
open class LAError: UnavailableMembers {
  public init() {}
}

/// What asks for a review.
@available(
  *,
  unavailable,
  message: "There is no App Store. Take payments with the web interface of a payment service."
)
open class SKStoreReviewController: UnavailableMembers {
  public init() {}
}

/// What is sold.
@available(
  *,
  unavailable,
  message: "There is no App Store. Take payments with the web interface of a payment service."
)
open class SKProduct: UnavailableMembers {
  public init() {}
}

/// Payments.
@available(
  *,
  unavailable,
  message: "There is no App Store. Take payments with the web interface of a payment service."
)
open class SKPaymentQueue: UnavailableMembers {
  public init() {}
}

/// A page.
@available(
  *,
  unavailable,
  message: "A page is in the browser already. Open the address with a Link or with openURL."
)
open class WKWebView: UnavailableMembers {
  public init() {}
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {}
}

/// How a page is shown.
@available(
  *,
  unavailable,
  message: "A page is in the browser already. Open the address with a Link or with openURL."
)
open class WKWebViewConfiguration: UnavailableMembers {
  public init() {}
}

/// A step to a page.
@available(
  *,
  unavailable,
  message: "A page is in the browser already. Open the address with a Link or with openURL."
)
open class WKNavigation: UnavailableMembers {
  public init() {}
}

/// A step to a page.
@available(
  *,
  unavailable,
  message: "A page is in the browser already. Open the address with a Link or with openURL."
)
open class WKNavigationAction: UnavailableMembers {
  public init() {}
}

/// Scripts of a page.
@available(
  *,
  unavailable,
  message: "A page is in the browser already. Open the address with a Link or with openURL."
)
open class WKUserContentController: UnavailableMembers {
  public init() {}
}

/// A script of a page.
@available(
  *,
  unavailable,
  message: "A page is in the browser already. Open the address with a Link or with openURL."
)
open class WKUserScript: UnavailableMembers {
  public init() {}
}

/// A page.
@available(
  *,
  unavailable,
  message: "A page is in the browser already. Open the address with a Link or with openURL."
)
open class SFSafariViewController: UnavailableMembers {
  public init(url: URL) {}
}

/// What is told of pages.
@available(
  *,
  unavailable,
  message: "A page is in the browser already. Open the address with a Link or with openURL."
)
public protocol WKNavigationDelegate: AnyObject {}

/// What is told of pages.
@available(
  *,
  unavailable,
  message: "A page is in the browser already. Open the address with a Link or with openURL."
)
public protocol WKUIDelegate: AnyObject {}

/// What is told by scripts of pages.
@available(
  *,
  unavailable,
  message: "A page is in the browser already. Open the address with a Link or with openURL."
)
public protocol WKScriptMessageHandler: AnyObject {}

/// A document.
@available(
  *,
  unavailable,
  message: "There is no PDFKit. A browser shows such files: open the address with a Link."
)
open class PDFView: UnavailableMembers {
  public init() {}
}

/// A document.
@available(
  *,
  unavailable,
  message: "There is no PDFKit. A browser shows such files: open the address with a Link."
)
open class PDFDocument: UnavailableMembers {
  public init() {}
  public init?(url: URL) {}
  public init?(data: Data) {}
}

/// A page of a document.
@available(
  *,
  unavailable,
  message: "There is no PDFKit. A browser shows such files: open the address with a Link."
)
open class PDFPage: UnavailableMembers {
  public init() {}
}

/// A mail.
@available(
  *,
  unavailable,
  message: "A server has no mail of a device. Open a mailto: address with a Link."
)
open class MFMailComposeViewController: UnavailableMembers {
  public init() {}
}

/// A message.
@available(
  *,
  unavailable,
  message: "A server has no mail of a device. Open a mailto: address with a Link."
)
open class MFMessageComposeViewController: UnavailableMembers {
  public init() {}
}

/// What is told of a mail.
@available(
  *,
  unavailable,
  message: "A server has no mail of a device. Open a mailto: address with a Link."
)
public protocol MFMailComposeViewControllerDelegate: AnyObject {}

/// A sign-in.
@available(
  *,
  unavailable,
  message:
    "There is no sign-in of a device. Use the web interface of the service that knows the user."
)
open class ASAuthorizationController: UnavailableMembers {
  public init() {}
}

/// A sign-in.
@available(
  *,
  unavailable,
  message:
    "There is no sign-in of a device. Use the web interface of the service that knows the user."
)
open class ASAuthorization: UnavailableMembers {
  public init() {}
}

/// Who signed in.
@available(
  *,
  unavailable,
  message:
    "There is no sign-in of a device. Use the web interface of the service that knows the user."
)
open class ASAuthorizationAppleIDCredential: UnavailableMembers {
  public init() {}
}

/// A sign-in by a page.
@available(
  *,
  unavailable,
  message:
    "There is no sign-in of a device. Use the web interface of the service that knows the user."
)
open class ASWebAuthenticationSession: UnavailableMembers {
  public init() {}
}

/// What is told whether there is a network.
@available(
  *,
  unavailable,
  message:
    "A server is in the network always. In the browser, the page itself says when it is offline."
)
open class NWPathMonitor: UnavailableMembers {
  public init() {}
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}

/// Whether there is a network.
@available(
  *,
  unavailable,
  message:
    "A server is in the network always. In the browser, the page itself says when it is offline."
)
open class NWPath: UnavailableMembers {
  public init() {}
  public enum Status { case satisfied, unsatisfied, requiresConnection }
  public var status: Status { .satisfied }
}

/// What is told of motions.
@available(
  *,
  unavailable,
  message: "A server feels no motion of a device. Use a gesture, such as DragGesture."
)
open class CMMotionManager: UnavailableMembers {
  public init() {}
}

/// What counts steps.
@available(
  *,
  unavailable,
  message: "A server feels no motion of a device. Use a gesture, such as DragGesture."
)
open class CMPedometer: UnavailableMembers {
  public init() {}
}

/// A motion.
@available(
  *,
  unavailable,
  message: "A server feels no motion of a device. Use a gesture, such as DragGesture."
)
open class CMDeviceMotion: UnavailableMembers {
  public init() {}
}
