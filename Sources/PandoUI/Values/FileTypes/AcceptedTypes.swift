/// The types of files that may be chosen, as in the HTML attribute `accept`: `.csv`, `text/csv`,
/// `image/*`. An empty list stands for any file.
package struct AcceptedTypes: Hashable, Sendable {
  package let tokens: [String]

  package init(tokens: [String]) {
    self.tokens = tokens
  }

  /// - Parameter types: Empty stands for any.
  package init(_ types: [UTType]) {
    var tokens: [String] = []
    for type in types {
      let found = Self.tokens(of: type)
      // Files of this type cannot be recognized, so any file may be chosen.
      if found.isEmpty {
        self.tokens = []
        return
      }
      for token in found where !tokens.contains(token) { tokens.append(token) }
    }
    self.tokens = tokens
  }

  private static let families: [(type: UTType, tokens: [String])] = [
    (.text, ["text/*"]), (.image, ["image/*"]), (.audio, ["audio/*"]), (.movie, ["video/*"]),
    (.audiovisualContent, ["audio/*", "video/*"]),
  ]

  private static func tokens(of type: UTType) -> [String] {
    if [.item, .content, .data].contains(type) { return [] }
    var found = families.first { $0.type == type }?.tokens ?? []
    let kinds =
      [type]
      + TypeTable.entries.map { UTType(exportedAs: $0.identifier) }
      .filter { $0.isSubtype(of: type) }
    for kind in kinds {
      found += kind.extensions.map { ".\($0)" } + kind.mimeTypes
    }
    // A type of the application's own is as narrow as its parent.
    if found.isEmpty, let parent = type.parent ?? TypeTable.entry(type.identifier)?.parents.first {
      return tokens(of: UTType(exportedAs: parent))
    }
    return found
  }

  /// Whether a file may be chosen: by its name's extension if that is known, by the browser's MIME
  /// type otherwise.
  package func allow(name: String, mimeType: String?) -> Bool {
    if tokens.isEmpty { return true }
    let ending = Self.ending(of: name)
    if !ending.isEmpty, tokens.contains(".\(ending)") { return true }
    let type = UTType(filenameExtension: ending)?.preferredMIMEType ?? mimeType
    guard let type = type?.prefix(while: { $0 != ";" }).lowercased() else { return false }
    let family = type.prefix { $0 != "/" } + "/*"
    return tokens.contains(type) || tokens.contains(String(family))
  }

  /// Whether the first bytes of a file that may be chosen fit its claimed type. A match proves
  /// nothing. Where any file may be chosen, there is no claim to compare with.
  ///
  /// - Parameter beginning: The first ``FileSignatures/length`` bytes, or all if there are fewer.
  package func allow(name: String, mimeType: String?, beginning: some Sequence<UInt8>) -> Bool {
    if tokens.isEmpty { return true }
    let type = Self.claim(name: name, mimeType: mimeType)
    return type.map { FileSignatures.allow(beginning, as: $0) } ?? true
  }

  /// The claimed type of a file: by its name's extension if that is known, by the browser's MIME
  /// type otherwise. Of an unknown type at least the family is known.
  private static func claim(name: String, mimeType: String?) -> UTType? {
    let named = UTType(filenameExtension: ending(of: name))
    if let named, TypeTable.entry(named.identifier) != nil { return named }
    let family = mimeType?.prefix { $0 != "/" }.lowercased() ?? ""
    let parent: [String: UTType] = [
      "text": .text, "image": .image, "audio": .audio, "video": .movie,
    ]
    return mimeType.flatMap { UTType(mimeType: $0, conformingTo: parent[family] ?? .data) } ?? named
  }

  private static func ending(of name: String) -> String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? parts.last?.lowercased() ?? "" : ""
  }
}
