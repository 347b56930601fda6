/// The types of files by their first bytes: the one table of signatures.
///
/// Signatures reveal mistakes and renamed files. They prove nothing, because the maker of a file
/// chooses its bytes.
package enum FileSignatures {
  /// The number of bytes that are examined.
  package static let length = 4096

  /// A sequence of bytes at an offset; nil stands for any byte.
  private struct Pattern: Sendable {
    var bytes: [UInt8?]
    var start = 0

    init(_ bytes: [UInt8?], at start: Int = 0) {
      self.bytes = bytes
      self.start = start
    }

    init(_ text: StaticString, at start: Int = 0) {
      self.init(FileSignatures.ascii(text), at: start)
    }

    /// - Parameter slack: The number of bytes by which the pattern may begin later.
    func matches(_ head: [UInt8], slack: Int = 0) -> Bool {
      (start...(start + slack)).contains { start in
        head.count >= start + bytes.count
          && zip(bytes, head[start...]).allSatisfy { $0 == nil || $0 == $1 }
      }
    }
  }

  private static func ascii(_ text: StaticString) -> [UInt8?] {
    text.withUTF8Buffer { $0.map { .some($0) } }
  }

  private struct Signature: Sendable {
    var identifier: String
    var patterns: [Pattern]
    /// Whether a text can begin like this by chance. Such a signature serves only to check a
    /// claimed type.
    var isWeak = false
    /// Whether some files of the type begin otherwise.
    var isOptional = false
    /// The number of bytes that may come before the signature in a file of the type.
    var slack = 0
  }

  /// Files of the ISO base media format (ISO/IEC 14496-12), by their first brand.
  private static func brands(_ names: StaticString...) -> [Pattern] {
    names.map { Pattern(ascii("ftyp") + ascii($0), at: 4) }
  }

  /// Types whose files may name each other's brands.
  private static let relatives: [Set<String>] = [
    ["public.avif", "public.heic"],
    ["public.mpeg-4", "public.mpeg-4-audio", "com.apple.quicktime-movie"],
  ]

  private static func riff(_ format: StaticString) -> Pattern {
    Pattern(ascii("RIFF") + [nil, nil, nil, nil] + ascii(format))
  }

  /// The first signature that matches determines the type.
  private static let table: [Signature] = [
    Signature(
      identifier: "public.png",
      patterns: [Pattern([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])]
    ),
    Signature(identifier: "public.jpeg", patterns: [Pattern([0xFF, 0xD8, 0xFF])]),
    Signature(
      identifier: "com.compuserve.gif",
      patterns: [Pattern("GIF87a"), Pattern("GIF89a")]
    ),
    Signature(
      identifier: "org.webmproject.webp",
      patterns: [riff("WEBP")]
    ),
    Signature(
      identifier: "public.avif",
      patterns: brands("avif", "avis")
    ),
    Signature(
      identifier: "public.heic",
      patterns: brands("heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1")
    ),
    Signature(
      identifier: "public.tiff",
      patterns: [
        Pattern([0x49, 0x49, 0x2A, 0x00]), Pattern([0x4D, 0x4D, 0x00, 0x2A]),
        Pattern([0x49, 0x49, 0x2B, 0x00]), Pattern([0x4D, 0x4D, 0x00, 0x2B]),
      ]
    ),
    Signature(identifier: "com.microsoft.bmp", patterns: [Pattern("BM")], isWeak: true),
    Signature(
      identifier: "com.microsoft.waveform-audio",
      patterns: [riff("WAVE"), Pattern("RF64")]
    ),
    Signature(
      identifier: "com.apple.quicktime-movie",
      patterns: brands("qt  ")
        + [Pattern("moov", at: 4), Pattern("mdat", at: 4), Pattern("wide", at: 4)]
    ),
    Signature(identifier: "public.mpeg-4-audio", patterns: brands("M4A ", "M4B ", "M4P ")),
    Signature(identifier: "public.mpeg-4", patterns: [Pattern("ftyp", at: 4)]),
    Signature(
      identifier: "org.webmproject.webm",
      patterns: [Pattern([0x1A, 0x45, 0xDF, 0xA3])]
    ),
    Signature(identifier: "public.mp3", patterns: [Pattern("ID3")], isWeak: true, isOptional: true),
    Signature(identifier: "com.adobe.pdf", patterns: [Pattern("%PDF-")], slack: 1024),
    Signature(
      identifier: "public.zip-archive",
      patterns: [
        Pattern([0x50, 0x4B, 0x03, 0x04]), Pattern([0x50, 0x4B, 0x05, 0x06]),
        Pattern([0x50, 0x4B, 0x07, 0x08]),
      ]
    ),
    Signature(identifier: "org.gnu.gnu-zip-archive", patterns: [Pattern([0x1F, 0x8B])]),
    Signature(identifier: "public.rtf", patterns: [Pattern("{\\rtf")]),
    // Types that no importer requests, and that a file of another claimed type must not have.
    Signature(identifier: "public.unix-executable", patterns: [Pattern([0x7F, 0x45, 0x4C, 0x46])]),
    Signature(
      identifier: "com.microsoft.windows-executable",
      patterns: [Pattern("MZ")],
      isWeak: true
    ),
    Signature(
      identifier: "com.apple.mach-o-binary",
      patterns: [
        Pattern([0xCF, 0xFA, 0xED, 0xFE]), Pattern([0xCE, 0xFA, 0xED, 0xFE]),
        Pattern([0xCA, 0xFE, 0xBA, 0xBE]),
      ]
    ),
    Signature(identifier: "org.webassembly.wasm", patterns: [Pattern([0x00, 0x61, 0x73, 0x6D])]),
    Signature(
      identifier: "com.rarlab.rar-archive",
      patterns: [Pattern([0x52, 0x61, 0x72, 0x21, 0x1A, 0x07])]
    ),
    Signature(
      identifier: "org.7-zip.7-zip-archive",
      patterns: [Pattern([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C])]
    ),
    Signature(identifier: "org.sqlite.sqlite3", patterns: [Pattern("SQLite format 3\0")]),
  ]

  /// The type by the first bytes of a file; nil if no signature matches.
  package static func type(of bytes: some Sequence<UInt8>) -> UTType? {
    let head = Array(bytes.prefix(length))
    return table.first { !$0.isWeak && $0.patterns.contains { $0.matches(head) } }
      .map { UTType(exportedAs: $0.identifier) }
  }

  /// Whether a file can be of a type, by its first bytes.
  ///
  /// A file of a type with a signature must begin with it. A text must have no control characters,
  /// and must be valid Unicode if it begins with a byte order mark. A file of any other known type
  /// must not have the signature of another type.
  ///
  /// - Parameters:
  ///   - bytes: The first ``length`` bytes, or all of them if there are fewer.
  ///   - type: The claimed type of the file.
  package static func allow(_ bytes: some Sequence<UInt8>, as type: UTType) -> Bool {
    let head = Array(bytes.prefix(length))
    let found = self.type(of: head)
    let own = table.first { $0.identifier == type.identifier }
    if let own, !own.isOptional {
      let isOwn = own.patterns.contains { $0.matches(head, slack: own.slack) }
      let both: Set = [type.identifier, found?.identifier ?? ""]
      let isRelative = relatives.contains { $0.isSuperset(of: both) }
      // A file of a narrower type also begins like one of the wider type.
      let isMatch = isOwn && (found == nil || found == type) || isRelative
      guard isMatch else { return false }
    }
    let isText = type.conforms(to: .text)
    if isText, !isTextual(head) { return false }
    guard own == nil || own?.isOptional == true, let found else { return true }
    // A type that is not in the table may be built on another format: many begin like ZIP.
    let isKnown = TypeTable.entry(type.identifier) != nil
    let families: [UTType] = [.text, .image, .audio, .movie]
    return !isKnown && !families.contains { type.conforms(to: $0) && !found.conforms(to: $0) }
  }

  /// Whether the bytes can be the beginning of a text.
  private static func isTextual(_ head: [UInt8]) -> Bool {
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) {
      return isUTF16(head.dropFirst(2), isBig: head[0] == 0xFE)
    }
    let hasMark = head.starts(with: [0xEF, 0xBB, 0xBF])
    // Logs contain tabs, line and page breaks, and terminal escapes.
    let isPlain = head.allSatisfy {
      $0 >= 0x20 && $0 != 0x7F || (0x07...0x0D).contains($0) || $0 == 0x1B
    }
    return isPlain && (!hasMark || isUTF8(head, isWhole: head.count < length))
  }

  private static func isUTF8(_ head: [UInt8], isWhole: Bool) -> Bool {
    // The last character may continue after the examined bytes.
    (0...(isWhole ? 0 : 3)).contains { count in
      String(validating: head.dropLast(count), as: UTF8.self) != nil
    }
  }

  private static func isUTF16(_ bytes: ArraySlice<UInt8>, isBig: Bool) -> Bool {
    let bytes = Array(bytes)
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      let (high, low) = isBig ? (bytes[index], bytes[index + 1]) : (bytes[index + 1], bytes[index])
      return UInt16(high) << 8 | UInt16(low)
    }
    let isPlain = units.allSatisfy { $0 >= 0x20 || (0x07...0x0D).contains($0) || $0 == 0x1B }
    return isPlain
      && (String(validating: units, as: UTF16.self) != nil
        || String(validating: units.dropLast(), as: UTF16.self) != nil)
  }
}
