extension UTType {
  /// Anything.
  public static let item = UTType(exportedAs: "public.item")
  /// Anything that a person reads, sees or hears.
  public static let content = UTType(exportedAs: "public.content")
  /// Anything that consists of bytes.
  public static let data = UTType(exportedAs: "public.data")
  /// An address.
  public static let url = UTType(exportedAs: "public.url")

  /// Text.
  public static let text = UTType(exportedAs: "public.text")
  /// Text without styles.
  public static let plainText = UTType(exportedAs: "public.plain-text")
  /// Text in UTF-8.
  public static let utf8PlainText = UTType(exportedAs: "public.utf8-plain-text")
  /// A table as text.
  public static let delimitedText = UTType(exportedAs: "public.delimited-values-text")
  /// A table as text with commas (RFC 4180).
  public static let commaSeparatedText = UTType(
    exportedAs: "public.comma-separated-values-text"
  )
  /// A table as text with tabs.
  public static let tabSeparatedText = UTType(exportedAs: "public.tab-separated-values-text")
  /// JSON.
  public static let json = UTType(exportedAs: "public.json")
  /// XML.
  public static let xml = UTType(exportedAs: "public.xml")
  /// YAML.
  public static let yaml = UTType(exportedAs: "public.yaml")
  /// HTML.
  public static let html = UTType(exportedAs: "public.html")
  /// Text with styles.
  public static let rtf = UTType(exportedAs: "public.rtf")
  /// The source code of a program.
  public static let sourceCode = UTType(exportedAs: "public.source-code")
  /// The source code of a Swift program.
  public static let swiftSource = UTType(exportedAs: "public.swift-source")
  /// Calendar events (iCalendar).
  public static let calendarEvent = UTType(exportedAs: "com.apple.ical.ics")
  /// Contacts (vCard).
  public static let vCard = UTType(exportedAs: "public.vcard")

  /// A picture.
  public static let image = UTType(exportedAs: "public.image")
  /// A PNG picture.
  public static let png = UTType(exportedAs: "public.png")
  /// A JPEG picture.
  public static let jpeg = UTType(exportedAs: "public.jpeg")
  /// A GIF picture.
  public static let gif = UTType(exportedAs: "com.compuserve.gif")
  /// A WebP picture.
  public static let webP = UTType(exportedAs: "org.webmproject.webp")
  /// A HEIC picture.
  public static let heic = UTType(exportedAs: "public.heic")
  /// A TIFF picture.
  public static let tiff = UTType(exportedAs: "public.tiff")
  /// A BMP picture.
  public static let bmp = UTType(exportedAs: "com.microsoft.bmp")
  /// An SVG picture.
  public static let svg = UTType(exportedAs: "public.svg-image")

  /// Movies or sound.
  public static let audiovisualContent = UTType(exportedAs: "public.audiovisual-content")
  /// Movies.
  public static let movie = UTType(exportedAs: "public.movie")
  /// Movies without sound.
  public static let video = UTType(exportedAs: "public.video")
  /// An MP4 movie.
  public static let mpeg4Movie = UTType(exportedAs: "public.mpeg-4")
  /// A QuickTime movie.
  public static let quickTimeMovie = UTType(exportedAs: "com.apple.quicktime-movie")
  /// Sound.
  public static let audio = UTType(exportedAs: "public.audio")
  /// MP3 sound.
  public static let mp3 = UTType(exportedAs: "public.mp3")
  /// MP4 sound.
  public static let mpeg4Audio = UTType(exportedAs: "public.mpeg-4-audio")
  /// WAV sound.
  public static let wav = UTType(exportedAs: "com.microsoft.waveform-audio")

  /// A PDF document.
  public static let pdf = UTType(exportedAs: "com.adobe.pdf")
  /// An archive of files.
  public static let archive = UTType(exportedAs: "public.archive")
  /// A ZIP archive of files.
  public static let zip = UTType(exportedAs: "public.zip-archive")
  /// A file compressed with gzip.
  public static let gzip = UTType(exportedAs: "org.gnu.gnu-zip-archive")
}
