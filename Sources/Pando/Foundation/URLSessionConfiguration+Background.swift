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
}
