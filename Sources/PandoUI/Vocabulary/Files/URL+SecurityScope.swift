public import Foundation

extension URL {
  /// Asks for access to a file that was chosen: always there, until the files are removed.
  ///
  /// - Returns: True.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Gives access back: nothing has to be done.
  public func stopAccessingSecurityScopedResource() {}
}
