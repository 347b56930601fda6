public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

// Foundation's methods have one more parameter, with a default value. A protocol that an
// application declares to replace the session in tests lists the parameters of its calls, and only
// a method with exactly these parameters satisfies it.
extension URLSession {
  /// Loads what a request asks for.
  ///
  /// - Parameter request: The request.
  /// - Returns: The bytes, and what the server says of them.
  /// - Throws: Why there is no answer.
  @_disfavoredOverload
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }

  /// Loads what is at an address.
  ///
  /// - Parameter url: The address.
  /// - Returns: The bytes, and what the server says of them.
  /// - Throws: Why there is no answer.
  @_disfavoredOverload
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(from: url, delegate: nil)
  }

  /// Sends bytes.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - bodyData: The bytes.
  /// - Returns: The bytes of the answer, and what the server says of them.
  /// - Throws: Why there is no answer.
  @_disfavoredOverload
  public func upload(for request: URLRequest, from bodyData: Data) async throws
    -> (Data, URLResponse)
  {
    try await upload(for: request, from: bodyData, delegate: nil)
  }

  /// Loads what a request asks for into a file.
  ///
  /// - Parameter request: The request.
  /// - Returns: The file, and what the server says of it.
  /// - Throws: Why there is no answer.
  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    try await download(for: request, delegate: nil)
  }

  /// Loads what is at an address into a file.
  ///
  /// - Parameter url: The address.
  /// - Returns: The file, and what the server says of it.
  /// - Throws: Why there is no answer.
  public func download(from url: URL) async throws -> (URL, URLResponse) {
    try await download(from: url, delegate: nil)
  }
}

@available(
  *,
  unavailable,
  message: "Foundation on Linux loads an answer as a whole. Use data(from:), or url.lines."
)
extension URLSession {
  /// The bytes of an answer, one by one.
  ///
  /// - Parameter url: The address.
  /// - Returns: The bytes, and what the server says of them.
  /// - Throws: Why there is no answer.
  public func bytes(from url: URL) async throws -> (URL.Lines, URLResponse) {
    throw URLError(.unsupportedURL)
  }

  /// The bytes of an answer, one by one.
  ///
  /// - Parameter request: The request.
  /// - Returns: The bytes, and what the server says of them.
  /// - Throws: Why there is no answer.
  public func bytes(for request: URLRequest) async throws -> (URL.Lines, URLResponse) {
    throw URLError(.unsupportedURL)
  }
}
