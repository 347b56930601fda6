public import Foundation

extension FileManager {
  /// The folder of an application in iCloud. There is none here, as on a device whose owner does not use iCloud.
  ///
  /// - Parameter containerIdentifier: The name of the folder.
  /// - Returns: nil.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// The account of iCloud: nil, as on a device whose owner does not use iCloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Whether a file is in iCloud: none is.
  ///
  /// - Parameter url: The file.
  /// - Returns: false.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
}
