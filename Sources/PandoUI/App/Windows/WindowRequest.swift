import Foundation

/// A request for a window of an application, as the address of a page names it.
///
/// The address of another window than the main one has the query `pando-window=NAME&pando-value=JSON`. The path is that of the
/// navigation in the window.
package struct WindowRequest: Hashable, Sendable {
  /// The name of the window; nil for the main window.
  package var name: String?
  /// The value that the window shows, as JSON; nil if it shows no value.
  package var json: String?

  /// A request for the main window, or for another.
  package init(name: String? = nil, json: String? = nil) {
    self.name = name
    self.json = json
  }

  /// Takes a request out of the query of an address.
  ///
  /// - Parameter query: The query without the question mark, percent-encoded; what remains is the application's own, and nil if
  ///   that is nothing.
  package init(takenFrom query: inout String?) {
    self.init()
    guard let text = query, text.contains("pando-") else { return }
    var rest: [Substring] = []
    for part in text.split(separator: "&") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let text = pair.count == 2 ? String(pair[1]).removingPercentEncoding : nil
      switch (pair[0], text) {
      case ("pando-window", let text?): name = text
      case ("pando-value", let text?): json = text
      default: rest.append(part)
      }
    }
    query = rest.isEmpty ? nil : rest.joined(separator: "&")
  }

  /// Whether the window of this request is among the windows of another request.
  package func isAmong(_ other: WindowRequest) -> Bool {
    name == other.name && (other.json == nil || json == other.json)
  }

  /// The query of an address, percent-encoded; empty for the main window.
  package var query: String {
    [("pando-window", name), ("pando-value", json)].compactMap { key, text in
      text?.addingPercentEncoding(withAllowedCharacters: Self.unreserved).map { "\(key)=\($0)" }
    }
    .joined(separator: "&")
  }

  /// The characters that stand for themselves in every part of an address (RFC 3986, section 2.3).
  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
  )

  /// The value to show; nil if there is none, or it is not of the type.
  func value<D: Decodable>(_ type: D.Type) -> D? {
    json.flatMap { try? JSONDecoder().decode(D.self, from: Data($0.utf8)) }
  }
}

/// The identity or the type of values by which `openWindow` opens a window.
struct WindowKind {
  /// The title of the page where no screen has one.
  let title: Text?
  let id: String?
  let value: WindowValue?

  /// The name of the window in addresses: its identity, or the type of its values; nil for a window
  /// that nothing opens.
  var name: String? { id ?? value?.name }
}

/// The type of the values that a window shows.
struct WindowValue {
  let type: any Any.Type
  let name: String
  /// Whether a request has a value of the type.
  let isIn: (WindowRequest) -> Bool

  init<D: Decodable>(_ type: D.Type) {
    self.type = type
    name = "\(type)"
    isIn = { $0.value(D.self) != nil }
  }
}
