import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import PandoUI

/// A small page that tells why the requested one is not shown.
enum NoticePage {
  /// A response with such a page.
  ///
  /// - Parameters:
  ///   - words: The text, which must contain nothing from a request.
  ///   - retryAfter: The value of `Retry-After`, in seconds.
  static func response(
    _ status: HTTPResponse.Status,
    title: String,
    words: String,
    retryAfter: Int? = nil
  ) -> Response {
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
        [.lang: "en"],
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

  static var notFound: Response {
    response(.notFound, title: "Not found", words: "There is nothing at this address.")
  }

  /// The page for an address that nothing in an application knows: in the style of the application,
  /// with a way to its first page.
  static func notFound(_ look: PageLook, _ page: PageRequest) -> Response {
    var fields = HTTPFields.common
    fields[.contentType] = "text/html; charset=utf-8"
    fields[.cacheControl] = "no-store"
    fields[.contentSecurityPolicy] = """
      default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; \
      frame-ancestors 'none'
      """
    var options = HTMLOptions(colorScheme: look.colorScheme)
    options.language = page.locale?.identifier(.bcp47) ?? "en"
    let language = ControlLanguage(options.language)
    let words = ControlWord.notFound.text(in: language)
    options.styleSheetURL = page.addresses.styleSheet
    options.iconURL = page.addresses.icon
    var writer = HTMLWriter()
    let title = look.title.map { "\(words) – \($0)" } ?? words
    HTMLDocument.write(title: title, options: options, to: &writer) { writer in
      var box = HTMLElement(.div)
      box.addClass("unavailable", "v", "unavailable-page")
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

  static var misdirected: Response {
    response(
      .misdirectedRequest,
      title: "Not known by this name",
      words: """
        This server does not answer to the name in the address. If it should, start it with \
        --allow-host and that name, or list the name in PANDO_ALLOW_HOSTS.
        """
    )
  }

  static var tooManyTabs: Response {
    response(
      .tooManyRequests,
      title: "Too many tabs",
      words:
        "This browser has too many pages of this server open. Please close some, and try again.",
      retryAfter: 60
    )
  }

  static var full: Response {
    response(
      .serviceUnavailable,
      title: "Too busy",
      words: "More people are here than there is room for. Please try again in a minute.",
      retryAfter: 60
    )
  }

  static var embedded: Response {
    response(
      .forbidden,
      title: "Not part of another page",
      words: "This is a page of its own. It is not shown as a part of another one."
    )
  }

  /// Refuses a prefetch. The browser requests the page again when the user opens it.
  static var notInAdvance: Response {
    response(
      .serviceUnavailable,
      title: "Not in advance",
      words: "This page is made when somebody looks at it."
    )
  }

  static var tooLarge: Response {
    response(
      .serviceUnavailable,
      title: "Too large",
      words: "This page takes more memory than there is for one."
    )
  }

  static var goingAway: Response {
    response(
      .serviceUnavailable,
      title: "Back in a moment",
      words: "The server is being restarted. Please try again in a few seconds.",
      retryAfter: 5
    )
  }
}
