// Less common types, and types that others conform to.

extension UTType {
  /// A document that consists of several parts.
  public static let compositeContent = UTType(exportedAs: "public.composite-content")
  /// A message.
  public static let message = UTType(exportedAs: "public.message")
  /// A message of electronic mail.
  public static let emailMessage = UTType(exportedAs: "public.email-message")
  /// A person that can be reached.
  public static let contact = UTType(exportedAs: "public.contact")
  /// A folder or a package.
  public static let directory = UTType(exportedAs: "public.directory")
  /// A folder of files.
  public static let folder = UTType(exportedAs: "public.folder")
  /// A folder that is shown as one file.
  public static let package = UTType(exportedAs: "com.apple.package")
  /// A folder with a known structure.
  public static let bundle = UTType(exportedAs: "com.apple.bundle")
  /// An application.
  public static let application = UTType(exportedAs: "com.apple.application")
  /// The address of a file.
  public static let fileURL = UTType(exportedAs: "public.file-url")
  /// The source code of a program that is run as it is.
  public static let script = UTType(exportedAs: "public.script")
  /// A script of a shell.
  public static let shellScript = UTType(exportedAs: "public.shell-script")
  /// A script in Python.
  public static let pythonScript = UTType(exportedAs: "public.python-script")
  /// A script in JavaScript.
  public static let javaScript = UTType(exportedAs: "com.netscape.javascript-source")
  /// A property list.
  public static let propertyList = UTType(exportedAs: "com.apple.property-list")
  /// The log of a program.
  public static let log = UTType(exportedAs: "public.log")
  /// A document of tables.
  public static let spreadsheet = UTType(exportedAs: "public.spreadsheet")
  /// A document of slides.
  public static let presentation = UTType(exportedAs: "public.presentation")
  /// A database.
  public static let database = UTType(exportedAs: "public.database")
  /// An electronic book.
  public static let epub = UTType(exportedAs: "org.idpf.epub-container")
  /// A font.
  public static let font = UTType(exportedAs: "public.font")
  /// A Windows icon.
  public static let ico = UTType(exportedAs: "com.microsoft.ico")
  /// An icon of macOS.
  public static let icns = UTType(exportedAs: "com.apple.icns")
  /// A picture as a camera took it.
  public static let rawImage = UTType(exportedAs: "public.camera-raw-image")
  /// A film in MPEG-2.
  public static let mpeg2Video = UTType(exportedAs: "public.mpeg-2-video")
  /// An AVI film.
  public static let avi = UTType(exportedAs: "public.avi")
  /// Sound in AIFF.
  public static let aiff = UTType(exportedAs: "public.aiff-audio")
  /// Notes for instruments.
  public static let midi = UTType(exportedAs: "public.midi-audio")
  /// A scene in three dimensions.
  public static let usdz = UTType(exportedAs: "com.pixar.universal-scene-description-mobile")
}
