/// The resource that a path addresses.
enum PageRoute: Hashable, Sendable {
  /// A document: the path below the base path.
  case document(String)
  /// The script, the style sheet or the icon: the last part of the path.
  case file(String)
  case socket
  /// A file of the application's images: its name with a hash.
  case asset(String)
  /// A picture that a session shows: the session, the name.
  case picture(String, String)
  /// A file that a session offers: the session, the secret.
  case download(String, String)
  /// An upload to a session: the session, the number of the element that takes files.
  case upload(String, Int)
  case icon
  case health
  case none

  /// Reads the path of a request, without the query.
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
    case ("pando", 3) where parts[1] == "asset": self = .asset(String(parts[2]))
    case ("pando", _): self = Self.ofSession(parts[1...].map { String($0) })
    case ("favicon.ico", 1): self = .icon
    case ("healthz", 1): self = .health
    default:
      // A path with an extension names a file, and no other files are served.
      let isFile = parts.last?.contains(".") ?? false
      self = isFile ? .none : .document(rest.hasPrefix("/") ? String(rest) : "/\(rest)")
    }
  }

  private static func ofSession(_ parts: [String]) -> PageRoute {
    guard parts.count >= 3, Secret.isWellFormed(parts[1]) else { return .none }
    let (kind, session, what) = (parts[0], parts[1], parts[2])
    switch (kind, parts.count) {
    case ("picture", 3): return .picture(session, what)
    case ("download", 4) where Secret.isWellFormed(what): return .download(session, what)
    case ("upload", 3):
      guard what.utf8.allSatisfy(\.isDigit), let element = Int(what) else { return .none }
      return .upload(session, element)
    default: return .none
    }
  }

  /// Splits the target of a request into path and query.
  static func split(_ target: String) -> (path: String, query: String?) {
    let target = target.prefix(while: { $0 != "#" })
    guard let mark = target.firstIndex(of: "?") else { return (String(target), nil) }
    return (String(target[..<mark]), String(target[target.index(after: mark)...]))
  }
}
