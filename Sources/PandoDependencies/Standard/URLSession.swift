#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

extension DependencyValues {
  /// The session that loads URLs: the shared one of the process.
  ///
  /// In a test, override it; a read without an override is reported, and requests fail without the
  /// network. A client with a function for each request is easier to override than a session:
  ///
  /// ```swift
  /// struct ForecastClient: Sendable {
  ///   var fetch: @Sendable (_ city: String) async throws -> Forecast
  /// }
  ///
  /// extension ForecastClient: DependencyKey {
  ///   static let liveValue = ForecastClient { city in
  ///     @Dependency(\.urlSession) var urlSession
  ///     …
  ///   }
  /// }
  /// ```
  public var urlSession: URLSession {
    get { self[URLSessionKey.self] }
    set { self[URLSessionKey.self] = newValue }
  }
}

private enum URLSessionKey: DependencyKey {
  static var liveValue: URLSession { .shared }

  static var testValue: URLSession {
    // The session loads on threads of its own, where a report would belong to no test.
    reportUnimplemented("@Dependency(\\.urlSession)", fix: "$0.urlSession = …")
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [UnimplementedURLProtocol.self]
    return URLSession(configuration: configuration)
  }
}

/// Answers each request with an error.
private final class UnimplementedURLProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canInit(with task: URLSessionTask) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    client?.urlProtocol(self, didFailWithError: UnimplementedURLSession())
  }

  override func stopLoading() {}
}

private struct UnimplementedURLSession: Error, CustomStringConvertible {
  var description: String { "Unimplemented: @Dependency(\\.urlSession)" }
}
