/// Which files may be chosen, as the attribute `accept` of HTML has it: `.csv`, `text/csv`, `image/*`.
/// Empty stands for any file.
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
      // Nothing tells such files from others.
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
    // A type of the application's own is as narrow as what it is a kind of.
    if found.isEmpty, let parent = type.parent ?? TypeTable.entry(type.identifier)?.parents.first {
      return tokens(of: UTType(exportedAs: parent))
    }
    return found
  }

  /// Whether a file may be chosen: by the end of its name where that is known, by the type that the
  /// browser gives it otherwise.
  package func allow(name: String, mimeType: String?) -> Bool {
    if tokens.isEmpty { return true }
    let ending = Self.ending(of: name)
    if !ending.isEmpty, tokens.contains(".\(ending)") { return true }
    let type = UTType(filenameExtension: ending)?.preferredMIMEType ?? mimeType
    guard let type = type?.prefix(while: { $0 != ";" }).lowercased() else { return false }
    let family = type.prefix { $0 != "/" } + "/*"
    return tokens.contains(type) || tokens.contains(String(family))
  }

  /// Whether a file that may be chosen can be what it claims to be, by its first bytes. It is no proof.
  /// Where any file may be chosen, none claims anything.
  ///
  /// - Parameter beginning: The first ``FileSignatures/length`` bytes, or all if there are fewer.
  package func allow(name: String, mimeType: String?, beginning: some Sequence<UInt8>) -> Bool {
    if tokens.isEmpty { return true }
    let type = Self.claim(name: name, mimeType: mimeType)
    return type.map { FileSignatures.allow(beginning, as: $0) } ?? true
  }

  /// What a file says it is: by the end of its name where that is known, by the type that the browser
  /// gives it otherwise. Of a type that nobody knows at least the family is.
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
