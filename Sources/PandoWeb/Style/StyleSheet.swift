import Foundation

/// The default style of every page, whose families are in the folder `StyleSheet`: one sheet, and
/// another for printing and forced colours, which a server sends separately.
enum StyleSheet {
  /// Both sheets, as a document has them that is not served.
  static let text = theme + Embedded.styleSheet + Embedded.mediaStyleSheet

  /// The beginning of the sheet that a server sends, before the families: the font for systems that
  /// have none for interfaces, and the theme.
  ///
  /// The font is `optional`, so that a page is laid out once: with the font if the browser has it
  /// already, else without it.
  ///
  /// - Parameter font: The address of the font, relative to that of the sheet.
  static func head(font: String) -> String {
    """
    @font-face{font-family:Inter;src:local("Inter Variable"),url("\(font)");\
    font-weight:400 700;font-display:optional;unicode-range:\(InterFont.unicodeRange)}\(theme)
    """
  }

  /// The families compressed with gzip.
  static let compressedFamilies = bytes(of: Embedded.compressedStyleSheet)

  /// The sheet for some media compressed with gzip.
  static let compressedMedia = bytes(of: Embedded.compressedMediaStyleSheet)

  /// The font in WOFF2.
  static let font = bytes(of: InterFont.base64)

  private static func bytes(of text: String) -> [UInt8] {
    [UInt8](Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data())
  }
}
