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

  static let entries = commonEntries + systemEntries

  private static let commonEntries: [Entry] = [
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

    Entry("public.composite-content", ["public.content"]),
    Entry("public.message", ["public.item"]),
    Entry("public.email-message", ["public.data", "public.message"], "eml", "message/rfc822"),
    Entry("public.contact", ["public.item"]),
    Entry("public.directory", ["public.item"]),
    Entry("public.folder", ["public.directory"]),
    Entry("com.apple.package", ["public.directory"]),
    Entry("com.apple.bundle", ["public.directory"]),
    Entry("com.apple.application", ["public.item"]),
    Entry("public.file-url", ["public.url"]),
    Entry("public.script", ["public.source-code"]),
    Entry("public.shell-script", ["public.script"], "sh", "application/x-sh"),
    Entry("public.python-script", ["public.script"], "py", "text/x-python"),
    Entry("com.netscape.javascript-source", ["public.script"], "js mjs", "text/javascript"),
    Entry("com.apple.property-list", ["public.data"], "plist", "application/x-plist"),
    Entry("public.log", ["public.plain-text"]),
    Entry("public.spreadsheet", ["public.content"]),
    Entry("public.presentation", ["public.composite-content"]),
    Entry("public.database", ["public.item"]),
    Entry(
      "org.idpf.epub-container",
      ["public.data", "public.composite-content"],
      "epub",
      "application/epub+zip"
    ),
    Entry("public.font", ["public.data"], "ttf otf woff2", "font/ttf font/otf font/woff2"),
    Entry("com.microsoft.ico", ["public.image"], "ico", "image/vnd.microsoft.icon image/x-icon"),
    Entry("com.apple.icns", ["public.image"], "icns", "image/icns"),
    Entry("public.camera-raw-image", ["public.image"]),
    Entry("public.mpeg-2-video", ["public.video"], "mpg mpeg", "video/mpeg"),
    Entry("public.avi", ["public.movie"], "avi", "video/x-msvideo"),
    Entry("public.aiff-audio", ["public.audio"], "aiff aif", "audio/aiff"),
    Entry("public.midi-audio", ["public.audio"], "mid midi", "audio/midi"),
    Entry(
      "com.pixar.universal-scene-description-mobile",
      ["public.data"],
      "usdz",
      "model/vnd.usdz+zip"
    ),
  ]
}
