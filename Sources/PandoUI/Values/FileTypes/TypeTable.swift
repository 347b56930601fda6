/// The known types of files: identifiers, parents, extensions and MIME types.
enum TypeTable {
  struct Entry: Sendable {
    let identifier: String
    let parents: [String]
    /// The extensions in lower case, the preferred one first.
    let extensions: [String]
    /// The MIME types in lower case, the preferred one first.
    let mimeTypes: [String]

    init(
      _ identifier: String,
      _ parents: [String],
      _ extensions: String = "",
      _ mimeTypes: String = ""
    ) {
      self.identifier = identifier
      self.parents = parents
      self.extensions = extensions.split(separator: " ").map { String($0) }
      self.mimeTypes = mimeTypes.split(separator: " ").map { String($0) }
    }
  }

  static func entry(_ identifier: String) -> Entry? { byName[identifier] }

  private static let byName = Dictionary(
    entries.map { ($0.identifier, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  static let entries: [Entry] = [
    Entry("public.item", []),
    Entry("public.content", []),
    Entry("public.data", ["public.item"]),
    Entry("public.url", ["public.data"]),

    Entry("public.text", ["public.data", "public.content"]),
    Entry("public.plain-text", ["public.text"], "txt text log", "text/plain"),
    Entry("public.utf8-plain-text", ["public.plain-text"]),
    Entry("net.daringfireball.markdown", ["public.plain-text"], "md markdown", "text/markdown"),
    Entry("public.delimited-values-text", ["public.text"]),
    Entry(
      "public.comma-separated-values-text",
      ["public.delimited-values-text"],
      "csv",
      "text/csv"
    ),
    Entry(
      "public.tab-separated-values-text",
      ["public.delimited-values-text"],
      "tsv tab",
      "text/tab-separated-values"
    ),
    Entry("public.json", ["public.text"], "json", "application/json"),
    Entry("public.xml", ["public.text"], "xml", "application/xml text/xml"),
    Entry("public.yaml", ["public.text"], "yml yaml", "application/yaml application/x-yaml"),
    Entry("public.html", ["public.text"], "html htm", "text/html"),
    Entry("public.rtf", ["public.text"], "rtf", "application/rtf text/rtf"),
    Entry("public.source-code", ["public.plain-text"]),
    Entry("public.swift-source", ["public.source-code"], "swift", "text/x-swift"),
    Entry("com.apple.ical.ics", ["public.text"], "ics", "text/calendar"),
    Entry("public.vcard", ["public.text"], "vcf", "text/vcard"),

    Entry("public.image", ["public.data", "public.content"]),
    Entry("public.png", ["public.image"], "png", "image/png"),
    Entry("public.jpeg", ["public.image"], "jpeg jpg", "image/jpeg"),
    Entry("com.compuserve.gif", ["public.image"], "gif", "image/gif"),
    Entry("org.webmproject.webp", ["public.image"], "webp", "image/webp"),
    Entry("public.avif", ["public.image"], "avif", "image/avif"),
    Entry("public.heic", ["public.image"], "heic", "image/heic"),
    Entry("public.tiff", ["public.image"], "tiff tif", "image/tiff"),
    Entry("com.microsoft.bmp", ["public.image"], "bmp", "image/bmp"),
    Entry("public.svg-image", ["public.image", "public.xml"], "svg", "image/svg+xml"),

    Entry("public.audiovisual-content", ["public.data", "public.content"]),
    Entry("public.movie", ["public.audiovisual-content"]),
    Entry("public.video", ["public.movie"]),
    Entry("public.mpeg-4", ["public.movie"], "mp4", "video/mp4"),
    Entry("com.apple.quicktime-movie", ["public.movie"], "mov", "video/quicktime"),
    Entry("org.webmproject.webm", ["public.movie"], "webm", "video/webm"),
    Entry("public.audio", ["public.audiovisual-content"]),
    Entry("public.mp3", ["public.audio"], "mp3", "audio/mpeg"),
    Entry("public.mpeg-4-audio", ["public.audio"], "m4a", "audio/mp4"),
    Entry("com.microsoft.waveform-audio", ["public.audio"], "wav", "audio/wav audio/vnd.wave"),

    Entry("com.adobe.pdf", ["public.data", "public.content"], "pdf", "application/pdf"),
    Entry("public.archive", ["public.data"]),
    Entry("public.zip-archive", ["public.archive"], "zip", "application/zip"),
    Entry("org.gnu.gnu-zip-archive", ["public.archive"], "gz", "application/gzip"),
  ]
}
