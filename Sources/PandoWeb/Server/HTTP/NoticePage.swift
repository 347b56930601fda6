import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import PandoUI

/// A small page that explains why the requested one is not shown, in the language of the reader.
struct NoticePage {
  let language: ControlLanguage

  /// Makes a page in the first language that a request accepts, or in English.
  init(_ request: Request) {
    language = ControlLanguage(
      AcceptedLanguages.first(in: request.headers[.acceptLanguage]) ?? "en"
    )
  }

  /// A response with such a page.
  ///
  /// - Parameter retryAfter: The value of `Retry-After`, in seconds.
  func response(
    _ status: HTTPResponse.Status,
    _ title: ControlWord,
    _ words: ControlWord,
    retryAfter: Int? = nil
  ) -> Response {
    let (title, words) = (title.text(in: language), words.text(in: language))
    var fields = HTTPFields.common
    fields[.contentType] = "text/html; charset=utf-8"
    fields[.cacheControl] = "no-store"
    fields[.contentSecurityPolicy] =
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    fields[.retryAfter] = retryAfter.map { "\($0)" }
    var writer = HTMLWriter()
    writer.doctype()
    writer.write(
      .make(
        .html,
        [.lang: language.tag, .dir: language.isRightToLeft ? "rtl" : "ltr"],
        [
          .make(.head, [:], [.make(.title, [:], [.text(title)])]),
          .make(.body, [:], [.make(.h1, [:], [.text(title)]), .make(.p, [:], [.text(words)])]),
        ]
      )
    )
    return Response(
      status: status,
      headers: fields,
      body: ResponseBody(byteBuffer: ByteBuffer(string: writer.text))
    )
  }

  var notFound: Response { response(.notFound, .notFound, .nothingHere) }

  /// The page for an address that no view of an application handles: in the style of the
  /// application, with a link to its first page.
  func notFound(_ appearance: PageAppearance, _ page: PageRequest) -> Response {
    var fields = HTTPFields.common
    fields[.contentType] = "text/html; charset=utf-8"
    fields[.cacheControl] = "no-store"
    fields[.contentSecurityPolicy] = """
      default-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self'; \
      font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
      """
    var options = HTMLOptions(colorScheme: appearance.colorScheme)
    options.language = language.tag
    options.isRightToLeft = language.isRightToLeft
    options.accentColor = appearance.accentColor
    let words = ControlWord.notFound.text(in: language)
    options.styleSheetURL = page.addresses.styleSheet
    options.mediaStyleSheetURL = page.addresses.mediaStyleSheet
    options.iconURL = page.addresses.icon
    var writer = HTMLWriter()
    let title = appearance.title.map { "\(words) – \($0)" } ?? words
    HTMLDocument.write(title: title, options: options, to: &writer) { writer in
      var box = HTMLElement(.div)
      box.addClass("unavailable", "v", "unavailable-page")
      if appearance.isGrouped { box.style[.background] = .variable("grouped") }
      box.children = [
        .element(Icon.element(named: "questionmark.circle")),
        .make(.h1, class: "unavailable-title", [:], [.text(words)]),
        .make(
          .p,
          class: "unavailable-text",
          [:],
          [.text(ControlWord.nothingHere.text(in: language))]
        ),
        .make(
          .a,
          class: "button button-borderedProminent",
          [.href: page.addresses.basePath + "/"],
          [.text(ControlWord.home.text(in: language))]
        ),
      ]
      writer.write(.element(box))
    }
    return Response(
      status: .notFound,
      headers: fields,
      body: ResponseBody(byteBuffer: ByteBuffer(string: writer.text))
    )
  }

  var misdirected: Response { response(.misdirectedRequest, .unknownName, .unknownNameMore) }

  var tooManyTabs: Response {
    response(.tooManyRequests, .tooManyTabs, .tooManyTabsMore, retryAfter: 60)
  }

  var full: Response { response(.serviceUnavailable, .tooBusy, .tooBusyMore, retryAfter: 60) }

  var embedded: Response { response(.forbidden, .notEmbedded, .notEmbeddedMore) }

  /// Refuses a prefetch. The browser requests the page again when the user opens it.
  var notInAdvance: Response {
    response(.serviceUnavailable, .notInAdvance, .notInAdvanceMore)
  }

  var tooLarge: Response { response(.serviceUnavailable, .tooLarge, .tooLargeMore) }

  var goingAway: Response {
    response(.serviceUnavailable, .backSoon, .backSoonMore, retryAfter: 5)
  }
}
