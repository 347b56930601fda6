import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// The key under which an error has what was downloaded before.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

extension URLSessionConfiguration {
  /// Whether the system starts the application when something has been loaded. Nothing does: a server runs all the time.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }

  /// Whether a task waits for a connection. None does: a server is connected, or the task fails.
  ///
  /// Foundation's property cannot be set on Linux. This one is taken where it is.
  @_disfavoredOverload
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
}
