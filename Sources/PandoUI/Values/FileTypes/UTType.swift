/// The type of a file, or of dragged or pasted data.
///
/// A type has an identifier and parent types: `.png` is an `.image`, which is `.data`. The
/// extensions and MIME types of common types are in a table. A type that is not in the table is
/// found by its extension or MIME type alone.
public struct UTType: Sendable {
  /// The identifier of the type, such as `public.png`.
  public let identifier: String

  let parent: String?

  /// Makes a type that the application defines.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the type.
  ///   - parentType: The parent of the type; with nil, any file may be of an unknown type.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    parent = parentType?.identifier
  }

  /// Makes a type that another application defines.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the type.
  ///   - parentType: The parent of the type; with nil, any file may be of an unknown type.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Makes a type from its identifier.
  ///
  /// - Parameter identifier: The identifier; an empty one gives nil.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.init(exportedAs: identifier)
  }

  /// Makes the type of files with an extension.
  ///
  /// - Parameters:
  ///   - filenameExtension: The extension, with or without its dot, in any case.
  ///   - supertype: The parent of the type if the extension is unknown.
  /// - Returns: nil if the extension is empty or has other characters than ASCII letters, digits
  ///   and `-+._`.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    var name = filenameExtension.lowercased()
    if name.hasPrefix(".") { name.removeFirst() }
    guard !name.isEmpty, name.utf8.allSatisfy(Self.isNamePart) else { return nil }
    if let known = TypeTable.entries.first(where: { $0.extensions.contains(name) }) {
      self.init(exportedAs: known.identifier)
    } else {
      self.init(exportedAs: Self.unknownExtension + name, conformingTo: supertype)
    }
  }

  /// Makes the type with a MIME type (RFC 6838), such as `text/csv`.
  ///
  /// - Parameters:
  ///   - mimeType: The MIME type, in any case; parameters after a semicolon are ignored.
  ///   - supertype: The parent of the type if the MIME type is unknown.
  /// - Returns: nil if the text is no MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.prefix { $0 != ";" }.lowercased().trimmed
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let isName =
      parts.count == 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.utf8.allSatisfy(Self.isNamePart)
      }
    guard isName else { return nil }
    if let known = TypeTable.entries.first(where: { $0.mimeTypes.contains(name) }) {
      self.init(exportedAs: known.identifier)
    } else {
      self.init(exportedAs: Self.unknownMIMEType + name, conformingTo: supertype)
    }
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "-+._".utf8.contains(byte)
    }
  }

  private static let unknownExtension = "dyn.extension."
  private static let unknownMIMEType = "dyn.mime."

  /// The preferred extension of files of this type, without the dot; nil if none is known.
  public var preferredFilenameExtension: String? { extensions.first }

  /// The preferred MIME type (RFC 6838); nil if none is known.
  public var preferredMIMEType: String? { mimeTypes.first }

  var extensions: [String] {
    if identifier.hasPrefix(Self.unknownExtension) {
      return [String(identifier.dropFirst(Self.unknownExtension.count))]
    }
    return TypeTable.entry(identifier)?.extensions ?? []
  }

  var mimeTypes: [String] {
    if identifier.hasPrefix(Self.unknownMIMEType) {
      return [String(identifier.dropFirst(Self.unknownMIMEType.count))]
    }
    return TypeTable.entry(identifier)?.mimeTypes ?? []
  }

  /// The types that this type conforms to, without itself.
  public var supertypes: Set<UTType> {
    let parents = TypeTable.entry(identifier)?.parents ?? (parent.map { [$0] } ?? [])
    return parents.reduce(into: []) { found, name in
      let type = UTType(exportedAs: name)
      found.insert(type)
      found.formUnion(type.supertypes)
    }
  }

  /// Whether this type is `type` or conforms to it.
  ///
  /// - Parameter type: The other type.
  public func conforms(to type: UTType) -> Bool {
    self == type || supertypes.contains(type)
  }

  /// Whether this type conforms to the other one and differs from it.
  ///
  /// - Parameter type: The other type.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Whether the other type conforms to this one and differs from it.
  ///
  /// - Parameter type: The other type.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Hashable {
  /// Whether both types have the same identifier.
  ///
  /// - Parameters:
  ///   - first: A type.
  ///   - second: Another type.
  public static func == (first: UTType, second: UTType) -> Bool {
    first.identifier == second.identifier
  }

  /// Feeds the identifier into a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
