import Foundation

/// The default style of every page: one sheet. Its families are in the folder `StyleSheet`.
enum StyleSheet {
  /// The whole sheet.
  static let text = theme + Embedded.styleSheet

  /// The beginning of the sheet that a server sends, before the families: the font for systems that
  /// have none for interfaces, and the theme.
  ///
  /// The font is optional: a page is laid out once, with the font if the browser has it by then.
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

  /// The font in WOFF2.
  static let font = bytes(of: InterFont.base64)

  private static func bytes(of text: String) -> [UInt8] {
    [UInt8](Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data())
  }
}
