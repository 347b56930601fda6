/// The kind of a name of a file type: an extension or a MIME type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The identifier of the class.
  public let rawValue: String

  /// Makes a class from its identifier.
  ///
  /// - Parameter rawValue: The identifier, such as `public.filename-extension`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The extension of files, without the dot.
  public static let filenameExtension = Self(rawValue: "public.filename-extension")
  /// The MIME type (RFC 6838).
  public static let mimeType = Self(rawValue: "public.mime-type")
}

extension UTType {
  /// Makes the type that has a name.
  ///
  /// - Parameters:
  ///   - tag: The name, such as `csv` or `text/csv`.
  ///   - tagClass: The kind of the name; kinds other than extensions and MIME types give nil.
  ///   - supertype: The parent of the type if the name is unknown; nil for ``data``.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    switch tagClass {
    case .filenameExtension:
      self.init(filenameExtension: tag, conformingTo: supertype ?? .data)
    case .mimeType:
      self.init(mimeType: tag, conformingTo: supertype ?? .data)
    default: return nil
    }
  }

  /// The names of the type, by what they are.
  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    if !extensions.isEmpty { tags[.filenameExtension] = extensions }
    if !mimeTypes.isEmpty { tags[.mimeType] = mimeTypes }
    return tags
  }
}
