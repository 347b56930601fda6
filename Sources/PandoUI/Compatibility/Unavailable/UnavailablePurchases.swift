// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// What the App Store sells.
@available(
  *,
  unavailable,
  message: "There is no App Store. Take payments with the web interface of a payment service."
)
public struct Product: UnavailableMembers, Identifiable, Hashable, Sendable {
  public var id: String { "" }
}

/// The App Store.
@available(
  *,
  unavailable,
  message: "There is no App Store. Take payments with the web interface of a payment service."
)
public enum AppStore: UnavailableMembers {}

/// The purchase of the application.
@available(
  *,
  unavailable,
  message: "There is no App Store. Take payments with the web interface of a payment service."
)
public struct AppTransaction: UnavailableMembers {}

/// What the App Store has signed.
@available(
  *,
  unavailable,
  message: "There is no App Store. Take payments with the web interface of a payment service."
)
public enum VerificationResult<SignedType> {
  case unverified(SignedType, any Error)
  case verified(SignedType)
}

/// A view that sells one thing.
@available(
  *,
  unavailable,
  message: "There is no App Store. Take payments with the web interface of a payment service."
)
public struct ProductView: View {
  public init(id: String, prefersPromotionalIcon: Bool = false) {}
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) {}
  public var body: Never { fatalError("unavailable") }
}

/// A view that sells several things.
@available(
  *,
  unavailable,
  message: "There is no App Store. Take payments with the web interface of a payment service."
)
public struct StoreView: View {
  public init(ids: some Collection<String>, prefersPromotionalIcon: Bool = false) {}
  public var body: Never { fatalError("unavailable") }
}

/// A view that sells subscriptions.
@available(
  *,
  unavailable,
  message: "There is no App Store. Take payments with the web interface of a payment service."
)
public struct SubscriptionStoreView: View {
  public init(groupID: String) {}
  public init(productIDs: some Collection<String>) {}
  public var body: Never { fatalError("unavailable") }
}

/// What asks for a rating.
@available(
  *,
  unavailable,
  message: "There is no App Store. Ask for a rating in a view of your own."
)
public struct RequestReviewAction {
  public func callAsFunction() {}
}

@available(
  *,
  unavailable,
  message: "There is no App Store. Ask for a rating in a view of your own."
)
extension EnvironmentValues {
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// The button of Apple Pay.
@available(
  *,
  unavailable,
  message: "There is no App Store. Take payments with the web interface of a payment service."
)
open class PKPaymentButton: UIView {}

/// A payment with Apple Pay.
@available(
  *,
  unavailable,
  message: "There is no App Store. Take payments with the web interface of a payment service."
)
open class PKPaymentRequest: UnavailableMembers {
  public init() {}
}

/// The sheet of Apple Pay.
@available(
  *,
  unavailable,
  message: "There is no App Store. Take payments with the web interface of a payment service."
)
open class PKPaymentAuthorizationController: UnavailableMembers {
  public init(paymentRequest request: PKPaymentRequest) {}
}

/// The sheet of Apple Pay.
@available(
  *,
  unavailable,
  message: "There is no App Store. Take payments with the web interface of a payment service."
)
open class PKPaymentAuthorizationViewController: UIViewController {}

/// The passes of a device.
@available(
  *,
  unavailable,
  message: "There is no App Store. Take payments with the web interface of a payment service."
)
open class PKPassLibrary: UnavailableMembers {
  public init() {}
}

/// The button that signs in with Apple.
@available(
  *,
  unavailable,
  message:
    "There is no sign-in of a device. Use the web interface of the service that knows the user."
)
public struct SignInWithAppleButton: View {
  public init(
    _ label: Label = .signIn,
    onRequest: @escaping (UnavailableMember) -> Void,
    onCompletion: @escaping (Result<UnavailableMember, any Error>) -> Void
  ) {}
  public var body: Never { fatalError("unavailable") }
  public enum Label: Sendable {
    case signIn, signUp, `continue`
  }
  public enum Style: Sendable {
    case black, white, whiteOutline
  }
}

@available(
  *,
  unavailable,
  message:
    "There is no sign-in of a device. Use the web interface of the service that knows the user."
)
extension View {
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> Self { self }
}
