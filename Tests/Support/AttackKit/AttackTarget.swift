import Foundation

/// The server under attack, and the page on it that a well-behaved visitor has open meanwhile.
package struct AttackTarget: Sendable {
  /// A host name or an address.
  package let host: String
  package let port: Int
  /// The prefix of all paths: empty, or `/` and a name.
  package let basePath: String
  /// The page that the visitor has open, below the base path.
  package var page = "/"
  /// The accessibility identifier of the element that the visitor clicks. If nil, the click goes to an
  /// element that does not exist: the server answers it, and nothing else happens.
  package var button: String?
  /// The names of the application's screens, as they appear in addresses.
  package var routes: [String] = []
  /// The id of the server's process, if it was started here.
  package var process: Int32?
  /// The folder where the server keeps the data of visitors, if it was started here.
  package var folder: String?

  /// The server at an address, such as `http://127.0.0.1:8080/notes`; nil if the address is not one of
  /// HTTP without TLS, the only protocol of the attacks.
  package init?(url: String) {
    guard let parts = URLComponents(string: url), parts.scheme == "http",
      let host = parts.host, !host.isEmpty, parts.query == nil
    else { return nil }
    self.host = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    port = parts.port ?? 80
    basePath = parts.path.hasSuffix("/") ? String(parts.path.dropLast()) : parts.path
  }

  /// A server on this machine.
  package init(port: Int) {
    host = "127.0.0.1"
    self.port = port
    basePath = ""
  }

  /// The `Host` header of requests.
  package var authority: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
  /// The `Origin` header of the server's own pages.
  package var origin: String { port == 80 ? "http://\(host)" : "http://\(authority)" }
  /// Whether the server is on this machine, so that connections may come from other loopback addresses.
  package var isLocal: Bool { host.hasPrefix("127.") || host == "localhost" }

  /// Whether the server's process is running; nil if it was not started here.
  package var isRunning: Bool? {
    guard let process else { return nil }
    // A process that has ended and was not waited for is a zombie.
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status.map { !$0.contains(") Z ") } ?? false
  }

  /// The private memory of the server's process in bytes; nil if it was not started here.
  package var memory: Int? {
    guard let process,
      let text = try? String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)
    else { return nil }
    let kilobytes = text.split(separator: "\n").filter { $0.hasPrefix("Private_") }.compactMap {
      $0.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }
    return kilobytes.reduce(0, +) * 1024
  }

  /// The number of files in the server's folder; nil if it was not started here.
  package var fileCount: Int? {
    folder.flatMap { FileManager.default.enumerator(atPath: $0) }?.reduce(0) { count, _ in
      count + 1
    }
  }
}

/// A failure that ends an attack: no connection, no page, or no answer in time.
package struct AttackError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
