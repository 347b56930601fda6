/// What a path means.
enum PageRoute: Hashable, Sendable {
  /// A document; the path below the base path.
  case document(String)
  /// The script or the style sheet; the last part of the path.
  case file(String)
  case socket
  case health
  case none

  /// Reads a path as it came, without the query.
  init(_ path: String, basePath: String) {
    if path == "/healthz" {
      self = .health
      return
    }
    guard path == basePath || path.hasPrefix(basePath + "/") else {
      self = .none
      return
    }
    let rest = path.dropFirst(basePath.count)
    let parts = rest.split(separator: "/", omittingEmptySubsequences: true)
    switch (parts.first, parts.count) {
    case ("pando", 2) where parts[1] == "socket": self = .socket
    case ("pando", 2): self = .file(String(parts[1]))
    case ("pando", _): self = .none
    case ("healthz", 1): self = .health
    default:
      // What has an extension is a file, and there are none.
      let isFile = parts.last?.contains(".") ?? false
      self = isFile ? .none : .document(rest.hasPrefix("/") ? String(rest) : "/\(rest)")
    }
  }

  /// The path in what a request asks for, and the query behind it.
  static func split(_ target: String) -> (path: String, query: String?) {
    let target = target.prefix(while: { $0 != "#" })
    guard let mark = target.firstIndex(of: "?") else { return (String(target), nil) }
    return (String(target[..<mark]), String(target[target.index(after: mark)...]))
  }
}
