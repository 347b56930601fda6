public import Foundation

extension URL {
  /// Asks for access to a chosen file. Access is always given, until the file is removed.
  ///
  /// - Returns: True.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends the access to a file. Nothing happens here.
  public func stopAccessingSecurityScopedResource() {}
}
