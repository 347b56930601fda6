// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// A page in a view.
@available(
  *,
  unavailable,
  message: "A page is in the browser already. Open the address with a Link or with openURL."
)
public struct WebView: View {
  public init(url: URL?) {}
  public init(_ page: WebPage) {}
  public var body: some View { EmptyView() }
}

/// A page that code controls.
@available(
  *,
  unavailable,
  message: "A page is in the browser already. Open the address with a Link or with openURL."
)
public final class WebPage: UnavailableMembers {
  public init() {}
}
