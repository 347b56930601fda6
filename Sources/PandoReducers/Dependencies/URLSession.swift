public import FoundationNetworking
public import PandoDependencies

extension DependencyValues {
  /// The session that loads URLs. Its use in a test without an override is reported.
  public var urlSession: URLSession {
    get { self[URLSessionKey.self] }
    set { self[URLSessionKey.self] = newValue }
  }
}

private enum URLSessionKey: DependencyKey {
  static var liveValue: URLSession { .shared }
}
