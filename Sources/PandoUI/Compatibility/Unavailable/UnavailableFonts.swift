// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

@available(
  *,
  unavailable,
  message: "Only the browser knows its fonts. Name the one that you want in Font.custom(_:size:)."
)
extension UIFont {
  public class var familyNames: [String] { [] }
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }
}
