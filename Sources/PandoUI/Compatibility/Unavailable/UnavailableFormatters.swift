// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

@available(
  *,
  unavailable,
  message: "Foundation has no formatter of names on Linux. Use name.formatted(.name(style: .long))."
)
extension PersonNameComponentsFormatter {
  // Foundation has the class, without anything to make one with. The parameter makes this an
  // initializer that its superclass does not have, which an extension could not override.
  public convenience init(_: Void = ()) { fatalError() }

  public var locale: Locale? {
    get { fatalError() }
    set {}
  }
}
