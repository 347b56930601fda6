import Foundation
import HTTPTypes
import PandoUI

/// The request for a document.
struct PageRequest: Sendable {
  /// The path below the base path, percent-encoded as in the request. It begins with `/`.
  var path: String
  /// The query without the question mark, as in the request, but for what names the window.
  var query: String?
  /// The window of the application that is requested.
  var window = WindowRequest()
  var headers: HTTPFields
  /// The visitor: 16 hexadecimal digits, from a signed cookie of the request or of the response.
  var visitor: String
  /// The user, as the application that mounts the pages identifies them; nil if it does not.
  var identity: String?
  /// The language that the browser prefers.
  var locale: Locale?
  /// Whether the page will open a socket.
  var isLive = true
  /// The addresses that the document and its script use.
  var addresses: PageAddresses

  /// The address of the font that the first paint needs; nil if the system has a font for
  /// interfaces. Browsers on systems without one name the window system X11. Those on Chrome OS
  /// name it too, but have such a font.
  var neededFont: String? {
    let agent = headers[.userAgent] ?? ""
    return agent.contains("X11;") && !agent.contains("CrOS") ? addresses.font : nil
  }

  /// The window of a phone, in points, if the browser says that it is on one; nil otherwise. It is
  /// used until the page has reported its window.
  var likelySize: CGSize? {
    let agent = headers[.userAgent] ?? ""
    guard agent.contains("Mobi"), !agent.contains("iPad") else { return nil }
    return CGSize(width: 390, height: 844)
  }
}

/// Addresses on the server, with the base path.
struct PageAddresses: Hashable, Sendable {
  /// Empty, or `/` and a name, without a slash at the end.
  var basePath: String
  var script: String
  var styleSheet: String
  var mediaStyleSheet: String?
  var font: String?
  var socket: String
  var icon: String?
  var touchIcon: String?
}

/// The languages of an `Accept-Language` header (RFC 9110, section 12.5.4).
enum AcceptedLanguages {
  /// The preferred language; nil if the header names none.
  static func first(in header: String?) -> String? {
    guard let header, header.utf8.count <= 1000 else { return nil }
    var best: (name: String, weight: Double)?
    for range in header.split(separator: ",") {
      let parts = range.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let name = parts.first, isLanguage(name) else { continue }
      var weight = 1.0
      if let text = parts.dropFirst().first(where: { $0.hasPrefix("q=") }) {
        guard let number = Double(text.dropFirst(2)), (0...1).contains(number) else { continue }
        weight = number
      }
      if weight > best?.weight ?? 0 { best = (name, weight) }
    }
    return best?.name
  }

  private static func isLanguage(_ name: String) -> Bool {
    (1...35).contains(name.utf8.count)
      && name.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
  }
}
