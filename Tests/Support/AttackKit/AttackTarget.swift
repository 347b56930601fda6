import Foundation

/// The server that is attacked, and the page of it that a well-behaved visitor has open meanwhile.
package struct AttackTarget: Sendable {
  /// A name or an address.
  package let host: String
  package let port: Int
  /// What all paths begin with: empty, or `/` and a name.
  package let basePath: String
  /// The page that the visitor has open, below the base path.
  package var page = "/"
  /// The accessibility identifier of what the visitor clicks. Without one the click is on an element
  /// that is not there: the server answers it and nothing else happens.
  package var button: String?
  /// The names of screens that the application has, as addresses have them.
  package var routes: [String] = []
  /// The process, where it was started here.
  package var process: Int32?
  /// Where the server keeps what lasts of visitors, where it was started here.
  package var folder: String?

  /// The server at an address, such as `http://127.0.0.1:8080/notes`; nil if it is no address of
  /// HTTP without TLS, which the attacks do not speak.
  package init?(url: String) {
    guard let parts = URLComponents(string: url), parts.scheme == "http",
      let host = parts.host, !host.isEmpty, parts.query == nil
    else { return nil }
    self.host = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    port = parts.port ?? 80
    basePath = parts.path.hasSuffix("/") ? String(parts.path.dropLast()) : parts.path
  }

  /// A server of this machine.
  package init(port: Int) {
    host = "127.0.0.1"
    self.port = port
    basePath = ""
  }

  /// What the `Host` header says.
  package var authority: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
  /// What the `Origin` header of its own pages says.
  package var origin: String { port == 80 ? "http://\(host)" : "http://\(authority)" }
  /// Whether it is on this machine, so that connections may come from other loopback addresses.
  package var isLocal: Bool { host.hasPrefix("127.") || host == "localhost" }

  /// Whether the process that was started here is there; nil if none was.
  package var isRunning: Bool? {
    guard let process else { return nil }
    // One that has ended and was not waited for is a zombie.
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status.map { !$0.contains(") Z ") } ?? false
  }

  /// How many bytes of memory the process has for itself; nil if it was not started here.
  package var memory: Int? {
    guard let process,
      let text = try? String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)
    else { return nil }
    let kilobytes = text.split(separator: "\n").filter { $0.hasPrefix("Private_") }.compactMap {
      $0.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }
    return kilobytes.reduce(0, +) * 1024
  }

  /// How many files are in the folder of the server; nil if it was not started here.
  package var fileCount: Int? {
    folder.flatMap { FileManager.default.enumerator(atPath: $0) }?.reduce(0) { count, _ in
      count + 1
    }
  }
}

/// Something that an attack cannot go on after: no connection, no page, nothing within its time.
package struct AttackError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
