/// The type of a file, or of something that is carried.
///
/// A type has a name, and types that it is a kind of: `.png` is an `.image`, which is `.data`. What
/// is known of file name extensions and of MIME types is a table of what people upload; a type that
/// is not in it is found by its extension or MIME type alone.
public struct UTType: Sendable {
  /// The name of the type.
  public let identifier: String

  let parent: String?

  /// Makes a type of an application's own.
  ///
  /// - Parameters:
  ///   - identifier: The name of the type.
  ///   - parentType: What it is a kind of. Without one, any file may be of the type.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    parent = parentType?.identifier
  }

  /// Makes a type that another application defines.
  ///
  /// - Parameters:
  ///   - identifier: The name of the type.
  ///   - parentType: What it is a kind of. Without one, any file may be of the type.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Makes a type by its name; nil if that is empty.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.init(exportedAs: identifier)
  }

  /// The type of files whose names end in this.
  ///
  /// - Parameters:
  ///   - filenameExtension: With or without the dot before it; letters are the same in both cases.
  ///   - supertype: What it is a kind of, where nothing is known of it.
  /// - Returns: nil if it is no extension.
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

  /// The type that has this name in MIME (RFC 6838), such as `text/csv`.
  ///
  /// - Parameters:
  ///   - mimeType: Parameters behind a semicolon are passed over.
  ///   - supertype: What it is a kind of, where nothing is known of it.
  /// - Returns: nil if it is no such name.
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

  /// How names of files of this type end, without the dot.
  public var preferredFilenameExtension: String? { extensions.first }

  /// What the type is called in MIME (RFC 6838).
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

  /// The types that this one is a kind of, nearest first.
  public var supertypes: Set<UTType> {
    let parents = TypeTable.entry(identifier)?.parents ?? (parent.map { [$0] } ?? [])
    return parents.reduce(into: []) { found, name in
      let type = UTType(exportedAs: name)
      found.insert(type)
      found.formUnion(type.supertypes)
    }
  }

  /// Whether this type is another one, or a kind of it.
  public func conforms(to type: UTType) -> Bool {
    self == type || supertypes.contains(type)
  }

  /// Whether this type is a kind of another one.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Whether another type is a kind of this one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Hashable {
  /// Whether both have the same name.
  public static func == (first: UTType, second: UTType) -> Bool {
    first.identifier == second.identifier
  }

  /// Feeds the name into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
