public import PandoUI

/// Options of a written document.
public struct HTMLOptions: Hashable, Sendable {
  /// The title of the document; if nil, the title of the first screen.
  public var title: String?
  /// The language of the text, as a BCP 47 tag.
  public var language: String
  /// Whether text runs from right to left.
  public var isRightToLeft: Bool
  /// `light` or `dark`; if nil, the page follows the user's setting.
  public var colorScheme: String?
  /// Whether the page fills the window and scrolls inside it, as an application does. Otherwise the
  /// page is as high as its content.
  public var fillsWindow: Bool
  /// The address of the style sheet; if nil, the styles are written into the document.
  public var styleSheetURL: String?
  /// The address of the style sheet for printing and forced colours; it is used where the document
  /// has the address of the other sheet. If nil, the document names none.
  package var mediaStyleSheetURL: String?
  /// The address of the style sheet's font, which a browser fetches before it has read the sheet; if nil, the document
  /// does not name it.
  package var fontURL: String?
  /// The address of the script that makes the page live; if nil, the page is a static document.
  public var scriptURL: String?
  /// The prefix of the addresses of the document's screens, without a slash at the end; nil if they
  /// have none.
  package var basePath: String?
  /// The address of the icon that browsers show beside the title; if nil, the document names none.
  public var iconURL: String?
  /// The address of the picture that devices show for the page on their home screen; if nil, the
  /// document names none.
  public var touchIconURL: String?
  /// The colour of controls; if nil, the style sheet's.
  public var accentColor: Color?
  /// The nonce of the document's style element (Content Security Policy 3).
  public var nonce: String?

  /// Makes options: English, from left to right, the style in the document, no script.
  ///
  /// - Parameters:
  ///   - title: The title of the document; if nil, the title of the first screen.
  ///   - language: The language of the text, as a BCP 47 tag.
  ///   - isRightToLeft: Whether text runs from right to left.
  ///   - colorScheme: `light` or `dark`; if nil, the page follows the user's setting.
  ///   - fillsWindow: Whether the page fills the window and scrolls inside it.
  ///   - styleSheetURL: The address of the style sheet; if nil, the styles are written into the document.
  ///   - scriptURL: The address of the script that makes the page live; if nil, the page is static.
  ///   - iconURL: The address of the icon beside the title; if nil, the document names none.
  ///   - nonce: The nonce of the document's style element; if nil, it has none.
  public init(
    title: String? = nil,
    language: String = "en",
    isRightToLeft: Bool = false,
    colorScheme: String? = nil,
    fillsWindow: Bool = true,
    styleSheetURL: String? = nil,
    scriptURL: String? = nil,
    iconURL: String? = nil,
    nonce: String? = nil
  ) {
    self.title = title
    self.language = language
    self.isRightToLeft = isRightToLeft
    self.colorScheme = colorScheme
    self.fillsWindow = fillsWindow
    self.styleSheetURL = styleSheetURL
    self.scriptURL = scriptURL
    self.iconURL = iconURL
    self.nonce = nonce
  }
}
