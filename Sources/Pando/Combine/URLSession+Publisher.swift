public import Foundation
public import OpenCombine

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension URLSession {
  /// Publishes the answer to a request, once for each subscriber.
  ///
  /// - Parameter url: The address.
  /// - Returns: A publisher that begins the request with the first demand, and publishes on any thread.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Publishes the answer to a request, once for each subscriber.
  ///
  /// - Parameter request: The request.
  /// - Returns: A publisher that begins the request with the first demand, and publishes on any thread.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Publishes the answer to a request, once for each subscriber.
  public struct DataTaskPublisher: Publisher {
    /// The bytes of the answer, and what the server says of it.
    public typealias Output = (data: Data, response: URLResponse)
    /// Why there is no answer.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session that makes the request.
    public let session: URLSession

    /// Makes a publisher.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - session: The session that makes the request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subscriber.receive(
        subscription: DataTaskSubscription(
          AnySubscriber(subscriber),
          request: request,
          session: session
        )
      )
    }
  }
}

/// One request.
///
// Sendable because `lock` guards what changes, and the subscriber is called by whoever takes it out.
private final class DataTaskSubscription: Subscription, @unchecked Sendable {
  typealias Downstream = AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>

  private let lock = NSLock()
  private let request: URLRequest
  private let session: URLSession
  private var downstream: Downstream?
  private var task: URLSessionDataTask?

  init(_ downstream: Downstream, request: URLRequest, session: URLSession) {
    self.downstream = downstream
    self.request = request
    self.session = session
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    lock.lock()
    guard downstream != nil, task == nil else { return lock.unlock() }
    let task = session.dataTask(with: request) { [self] data, response, error in
      finish(data, response, error)
    }
    self.task = task
    lock.unlock()
    task.resume()
  }

  func cancel() {
    _ = takeDownstream()
    lock.withLock { task }?.cancel()
  }

  private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard let downstream = takeDownstream() else { return }
    guard let response, error == nil else {
      return downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
    _ = downstream.receive((data ?? Data(), response))
    downstream.receive(completion: .finished)
  }

  private func takeDownstream() -> Downstream? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }
}
