public import Foundation

extension NSError {
  /// Makes an error without a reason: `NSError()`, as Objective-C's `init` does.
  ///
  /// - Parameter nothing: Nothing. The initializer of `NSObject` without parameters is not
  ///   inherited on Linux, and an extension cannot declare it.
  public convenience init(_nothing nothing: Void = ()) {
    self.init(domain: NSCocoaErrorDomain, code: 0)
  }
}
