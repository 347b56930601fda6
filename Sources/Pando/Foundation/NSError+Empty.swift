public import Foundation

extension NSError {
  /// Makes an error that says nothing, as Objective-C does.
  public convenience init() {
    self.init(domain: "NSUnknownErrorDomain", code: 0)
  }
}
