// Types of files of the system, of source code, of media and of archives.

extension UTType {
  /// An image of a disk.
  public static let diskImage = UTType(exportedAs: "public.disk-image")
  /// What stands for another file.
  public static let resolvable = UTType(exportedAs: "com.apple.resolvable")
  /// A symbolic link.
  public static let symbolicLink = UTType(exportedAs: "public.symlink")
  /// A program that can be run.
  public static let executable = UTType(exportedAs: "public.executable")
  /// A program in a file without an extension.
  public static let unixExecutable = UTType(exportedAs: "public.unix-executable")
  /// A program for Windows.
  public static let exe = UTType(exportedAs: "com.microsoft.windows-executable")
  /// A folder at which a volume is found.
  public static let mountPoint = UTType(exportedAs: "com.apple.mount-point")
  /// An alias of a file.
  public static let aliasFile = UTType(exportedAs: "com.apple.alias-file")
  /// The data of a bookmark of a file.
  public static let urlBookmarkData = UTType(exportedAs: "com.apple.bookmark")
  /// A volume.
  public static let volume = UTType(exportedAs: "public.volume")
  /// A framework.
  public static let framework = UTType(exportedAs: "com.apple.framework")
  /// An application in a folder.
  public static let applicationBundle = UTType(exportedAs: "com.apple.application-bundle")
  /// An extension of an application.
  public static let applicationExtension = UTType(
    exportedAs: "com.apple.application-and-system-extension"
  )
  /// A pane of the system's settings.
  public static let systemPreferencesPane = UTType(
    exportedAs: "com.apple.systempreference.prefpane"
  )

  /// Text in UTF-16.
  public static let utf16PlainText = UTType(exportedAs: "public.utf16-plain-text")
  /// Text in UTF-16 that begins with a mark of its byte order.
  public static let utf16ExternalPlainText = UTType(exportedAs: "public.utf16-external-plain-text")
  /// Values in UTF-8, separated by tabs.
  public static let utf8TabSeparatedText = UTType(
    exportedAs: "public.utf8-tab-separated-values-text"
  )
  /// A style sheet.
  public static let css = UTType(exportedAs: "public.css")
  /// Source code in an assembly language.
  public static let assemblyLanguageSource = UTType(exportedAs: "public.assembly-source")
  /// Source code in C.
  public static let cSource = UTType(exportedAs: "public.c-source")
  /// A header in C.
  public static let cHeader = UTType(exportedAs: "public.c-header")
  /// Source code in C++.
  public static let cPlusPlusSource = UTType(exportedAs: "public.c-plus-plus-source")
  /// A header in C++.
  public static let cPlusPlusHeader = UTType(exportedAs: "public.c-plus-plus-header")
  /// Source code in Objective-C.
  public static let objectiveCSource = UTType(exportedAs: "public.objective-c-source")
  /// Source code in Objective-C++.
  public static let objectiveCPlusPlusSource = UTType(
    exportedAs: "public.objective-c-plus-plus-source"
  )
  /// A script in AppleScript.
  public static let appleScript = UTType(exportedAs: "com.apple.applescript.text")
  /// A compiled script in AppleScript.
  public static let osaScript = UTType(exportedAs: "com.apple.applescript.script")
  /// A script in Perl.
  public static let perlScript = UTType(exportedAs: "public.perl-script")
  /// A script in Ruby.
  public static let rubyScript = UTType(exportedAs: "public.ruby-script")
  /// A script in PHP.
  public static let phpScript = UTType(exportedAs: "public.php-script")
  /// Rules of make.
  public static let makefile = UTType(exportedAs: "public.make-source")
  /// Places in JSON.
  public static let geoJSON = UTType(exportedAs: "public.geojson")
  /// A property list in XML.
  public static let xmlPropertyList = UTType(exportedAs: "com.apple.xml-property-list")
  /// A property list in a binary form.
  public static let binaryPropertyList = UTType(exportedAs: "com.apple.binary-property-list")
  /// Text with styles and files, in a folder.
  public static let rtfd = UTType(exportedAs: "com.apple.rtfd")
  /// Text with styles and files, in one file.
  public static let flatRTFD = UTType(exportedAs: "com.apple.flat-rtfd")
  /// A page of the web with its files.
  public static let webArchive = UTType(exportedAs: "com.apple.webarchive")

  /// A photo with a film.
  public static let livePhoto = UTType(exportedAs: "com.apple.live-photo")
  /// An image in HEIF.
  public static let heif = UTType(exportedAs: "public.heif")
  /// A sequence of images in HEIC.
  public static let heics = UTType(exportedAs: "public.heics")
  /// An image in JPEG XL.
  public static let jpegxl = UTType(exportedAs: "public.jpeg-xl")
  /// The data of a camera, in a digital negative.
  public static let dng = UTType(exportedAs: "com.adobe.raw-image")
  /// A film in MPEG-1.
  public static let mpeg = UTType(exportedAs: "public.mpeg")
  /// A list of what is played.
  public static let playlist = UTType(exportedAs: "public.playlist")
  /// A list of what is played, in M3U.
  public static let m3uPlaylist = UTType(exportedAs: "public.m3u-playlist")
  /// A model in three dimensions.
  public static let threeDContent = UTType(exportedAs: "public.3d-content")
  /// A scene of Universal Scene Description.
  public static let usd = UTType(exportedAs: "com.pixar.universal-scene-description")
  /// A scene of RealityKit.
  public static let realityFile = UTType(exportedAs: "com.apple.reality")
  /// A scene of SceneKit.
  public static let sceneKitScene = UTType(exportedAs: "com.apple.scenekit.scene")

  /// Data compressed by bzip2.
  public static let bz2 = UTType(exportedAs: "public.bzip2-archive")
  /// An archive of Apple's.
  public static let appleArchive = UTType(exportedAs: "com.apple.archive")
  /// An archive of tar.
  public static let tarArchive = UTType(exportedAs: "public.tar-archive")
  /// Something to do.
  public static let toDoItem = UTType(exportedAs: "public.to-do-item")
  /// An address in a file.
  public static let internetLocation = UTType(exportedAs: "com.apple.internet-location")
  /// An address in a file of Windows.
  public static let internetShortcut = UTType(exportedAs: "com.microsoft.internet-shortcut")
  /// A bookmark.
  public static let bookmark = UTType(exportedAs: "public.bookmark")
  /// A certificate with its key.
  public static let pkcs12 = UTType(exportedAs: "com.rsa.pkcs-12")
  /// A certificate.
  public static let x509Certificate = UTType(exportedAs: "public.x509-certificate")
}
