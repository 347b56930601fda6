import PandoUI

/// Writes the document around the drawn elements: head, style, body.
enum HTMLDocument {
  /// - Parameter page: Which session the document is of, and its secret; nil if it is not live.
  static func write(
    title: String,
    options: HTMLOptions,
    page: String? = nil,
    to writer: inout HTMLWriter,
    body: (inout HTMLWriter) -> Void
  ) {
    var html = HTMLElement(.html)
    html[.lang] = options.language
    if options.isRightToLeft { html[.dir] = "rtl" }
    if let scheme = options.colorScheme, ["light", "dark"].contains(scheme) {
      html[.dataScheme] = scheme
    }
    if let color = options.accentColor { Stylist.tint(color, &html.style) }
    if options.fillsWindow { html.addClass("fills-window") }
    writer.doctype()
    writer.open(html)
    head(title, options, page, &writer)
    let bodyElement = HTMLElement(.body)
    writer.open(bodyElement)
    body(&writer)
    // It is not visible. Screen readers read it aloud when its text changes.
    if page != nil { writer.write(.make(.div, class: "vh", [.id: end, .role: "status"], [])) }
    writer.close(bodyElement)
    writer.close(html)
  }

  /// The name of the element after everything that is drawn, which has the words of announcements.
  static let end = "pando-end"

  private static func head(
    _ title: String,
    _ options: HTMLOptions,
    _ page: String?,
    _ writer: inout HTMLWriter
  ) {
    let head = HTMLElement(.head)
    writer.open(head)
    writer.write(.make(.meta, [.charset: "utf-8"]))
    writer.write(
      .make(
        .meta,
        [
          .name: "viewport",
          .content: "width=device-width, initial-scale=1, viewport-fit=cover",
        ]
      )
    )
    writer.write(.make(.meta, [.name: "color-scheme", .content: "light dark"]))
    if let page {
      writer.write(.make(.meta, [.name: "pando", .content: page]))
      if let words = ScriptWords.json(in: ControlLanguage(options.language)) {
        writer.write(.make(.meta, [.name: "pando-words", .content: words]))
      }
    }
    writer.write(.make(.title, [:], [.text(title)]))
    if let address = options.iconURL.flatMap({ SafeURL($0, for: .link) }) {
      writer.write(.make(.link, [.href: address.text, .rel: "icon"]))
    }
    if let address = options.touchIconURL.flatMap({ SafeURL($0, for: .link) }) {
      writer.write(.make(.link, [.href: address.text, .rel: "apple-touch-icon"]))
    }
    if page != nil {
      // The first paint waits for the whole page, because half a page would move when the rest
      // comes. For a browser an element exists once its start tag is read, so it waits for one at
      // the end.
      writer.write(.make(.link, [.href: "#" + end, .rel: "expect", .blocking: "render"]))
    }
    if let address = options.styleSheetURL {
      writer.write(.make(.link, [.href: SafeURL(address, for: .link)?.text, .rel: "stylesheet"]))
      if let address = options.mediaStyleSheetURL.flatMap({ SafeURL($0, for: .link) }) {
        // A browser does not wait for a sheet of other media than the page's.
        writer.write(
          .make(
            .link,
            [.href: address.text, .rel: "stylesheet", .media: Embedded.styleSheetMedia]
          )
        )
      }
    } else {
      let style = HTMLElement.make(.style) { $0[.nonce] = options.nonce }
      writer.open(style)
      writer.write(styleSheet: StyleSheet.text)
      writer.close(style)
    }
    // After the sheet, without which there is no first paint.
    if let address = options.fontURL.flatMap({ SafeURL($0, for: .link) }) {
      writer.write(
        .make(
          .link,
          [
            .href: address.text, .rel: "preload", .as: "font", .type: "font/woff2",
            .crossorigin: "anonymous",
          ]
        )
      )
    }
    if let address = options.scriptURL.flatMap({ SafeURL($0, for: .link) }) {
      writer.write(.make(.script, [.src: address.text, .type: "module", .nonce: options.nonce]))
    }
    writer.close(head)
  }
}
