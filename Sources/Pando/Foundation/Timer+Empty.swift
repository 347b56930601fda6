public import Foundation
public import FoundationNetworking

// The initializer of `NSObject` without parameters is not inherited on Linux, and an extension cannot declare it.

extension Timer {
  /// Makes a timer that never fires: `Timer()`, which code writes where the timer itself comes later.
  ///
  /// - Parameter nothing: Nothing.
  public convenience init(_nothing nothing: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
  }
}

extension URLResponse {
  /// Makes a response to no request: `URLResponse()`, which tests and placeholders write.
  ///
  /// - Parameter nothing: Nothing.
  public convenience init(_nothing nothing: Void = ()) {
    self.init(
      url: URL(filePath: "/"),
      mimeType: nil,
      expectedContentLength: -1,
      textEncodingName: nil
    )
  }
}

extension HTTPURLResponse {
  /// Makes a response to no request: `HTTPURLResponse()`, with the status 0.
  ///
  /// The label differs from that of `URLResponse`, whose initializer cannot be overridden.
  ///
  /// - Parameter nothing: Nothing.
  public convenience init(_empty nothing: Void = ()) {
    // The initializer never fails, but for an address that is no address.
    self.init(url: URL(filePath: "/"), statusCode: 0, httpVersion: nil, headerFields: nil)!
  }
}
