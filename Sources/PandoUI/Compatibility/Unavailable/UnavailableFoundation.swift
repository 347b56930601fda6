// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// A place that a method of Objective-C writes to.
@available(
  *,
  unavailable,
  message:
    "There is no Objective-C. A Formatter makes values by objectValue(_:), and a TextField by the parseStrategy of a ParseableFormatStyle."
)
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  public var pointee: Pointee { fatalError("unavailable") }
}

@available(
  *,
  unavailable,
  message: "There is no Objective-C, and no selector. Use a closure, or NSPredicate(block:)."
)
extension NSComparisonPredicate.Operator {
  public static var customSelector: NSComparisonPredicate.Operator { .equalTo }
}
