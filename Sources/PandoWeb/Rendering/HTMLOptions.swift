/// How a document is written.
public struct HTMLOptions: Hashable, Sendable {
  /// The title of the document; nil takes that of the first screen.
  public var title: String?
  /// The language of the words, as BCP 47 has it.
  public var language: String
  /// Whether words run from right to left.
  public var isRightToLeft: Bool
  /// `light` or `dark` whatever the reader's setting is; nil follows it.
  public var colorScheme: String?
  /// Whether the page fills the window and scrolls inside, as an application does; otherwise it is
  /// as high as its content.
  public var fillsWindow: Bool
  /// Where the style sheet is served; nil writes it into the document.
  public var styleSheetURL: String?
  /// Where the script is served that makes the page live; nil leaves it a document.
  public var scriptURL: String?
  /// Where the picture is served that browsers show beside the title; nil says nothing of one.
  public var iconURL: String?
  /// The nonce of the document's style element (Content Security Policy 3).
  public var nonce: String?

  /// Makes options: English, from left to right, the style in the document, no script.
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
