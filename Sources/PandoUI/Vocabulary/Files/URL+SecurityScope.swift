public import Foundation

extension URL {
  /// Asks for access to a chosen file. Access is always given, until the file is removed.
  ///
  /// - Returns: True.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Gives access back. Nothing happens here.
  public func stopAccessingSecurityScopedResource() {}
}
