public import PandoUI

/// The settings of a ``PageServer``.
///
/// ```swift
/// let configuration = try ServerConfiguration(arguments: ["--port", "9000"])
/// ```
///
/// An argument takes precedence over the environment variable.
///
/// | argument | variable | default |
/// |---|---|---|
/// | `--host` | `PANDO_HOST` | `127.0.0.1` |
/// | `--port` | `PANDO_PORT` | `8080` |
/// | `--base-path` | `PANDO_BASE_PATH` | none |
/// | `--data` | `PANDO_DATA` | the state folder, see ``dataFolder`` |
/// | `--icon` | `PANDO_ICON` | the library's |
/// | `--allow-host` | `PANDO_ALLOW_HOSTS` | see ``allowedHosts`` |
/// | | `PANDO_PUBLIC_ORIGIN` | what the request says |
/// | | `PANDO_TRUST_PROXY` | `false`; the number of proxies, if there are more than one |
/// | | `PANDO_CONNECTIONS_PER_ADDRESS` | see ``ServerLimits/connectionsPerAddress`` |
/// | | `PANDO_SECRET` | a file, see ``setSecrets(_:)`` |
/// | | `PANDO_UNSIGNED_COOKIE_DAYS` | 30, see ``unsignedCookieDays`` |
public struct ServerConfiguration: Hashable, Sendable {
  /// The address to listen at: `127.0.0.1` is for this machine alone, `0.0.0.0` for all.
  public var host = "127.0.0.1"
  /// The port to listen at; 0 lets the system choose one.
  public var port = 8080
  /// The prefix of all paths: empty, or `/` and a name, without a slash at the end.
  public private(set) var basePath = ""
  /// The origin in the address line of browsers, such as `https://example.org`; nil takes the
  /// origin that the request names.
  public private(set) var publicOrigin: String?
  /// The host names that requests may use besides `localhost`, ``host`` and the public origin;
  /// others get 421. If this list is empty and there is no public origin, a server at the loopback
  /// address allows no other name. A server at another address, or behind a trusted proxy, allows
  /// all names then. ``PageServer`` and `Application(router:pages:)` check this. An application
  /// with another initializer has to check the names of its hosts itself.
  public private(set) var allowedHosts: [String] = []
  /// Whether a proxy stands before the server, sets `X-Forwarded-Proto` and `X-Forwarded-Host`, and
  /// adds the client's address to `X-Forwarded-For`. Without a proxy, any client could set them.
  public var trustsProxy = false
  /// The number of proxies in a chain, if any is trusted. The client's address is at this position
  /// from the right in `X-Forwarded-For`; entries further left are claims of the client.
  public var proxyCount = 1
  /// How long the server still answers, with 503, after the signal to stop, so that a load balancer
  /// sees it in `/healthz`.
  public var drainTime: Duration = .zero
  /// Whether the process ends after a request to stop even if the main actor is stuck. Three
  /// seconds after ``drainTime``, stored shared values are saved, which takes ten seconds at most,
  /// and the process ends with status 70 (`EX_SOFTWARE`). The work of a handler that is still
  /// running is lost.
  ///
  /// ``PageServer/runUntilSignal()``, which `App.main()` calls, always does so. Set this if you run
  /// the server, or pages in your own application, in a service group of your own. The group waits
  /// for its services, and the services wait for the main actor, so a handler that never returns
  /// would keep the process alive until something kills it.
  public var endsStuckProcess = false
  /// The folder of visitors' app storage, which no other user should be able to read. Nil means
  /// `$STATE_DIRECTORY`, as service managers set it, or else `pando/PROGRAM` in `$XDG_STATE_HOME` or
  /// `~/.local/state`; in tests and previews it means memory.
  public var dataFolder: String?
  /// The secrets that sign visitors' cookies; empty takes the file in the data folder.
  private(set) var secrets: [ServerSecret] = []
  /// The number of days in which visitors with unsigned cookies, from a version that did not sign
  /// them, are still accepted. They count from the first start of a version that signs; 0 accepts
  /// none.
  ///
  /// The server never stored the secret part of an unsigned cookie. Until such a visitor comes
  /// back, the first client whose cookie begins with the visitor's ID gets the visitor's app
  /// storage. From then on only the cookie of this client does. Visitors that are newer than the
  /// unsigned cookies are never accepted this way. `visitors.unsigned` in the data folder lists the
  /// visitors that are left.
  public var unsignedCookieDays = 30
  /// The picture that browsers show beside the title; nil is the library's own. It is public:
  /// clients get it even if they may not see the application.
  public var icon: UIImage?
  /// Whether a page shows a notice while the database of a shared value that it shows cannot be
  /// reached. The notice says that changes are saved once the database is back. It is in the status
  /// line, where the page also says that the connection is lost. Turn it off to say it in views:
  /// the value's `loadError` is a `SharedError` with the code
  /// `SharedError.Code.databaseUnavailable`.
  public var showsDatabaseNotice = true
  /// The limits on what clients may use.
  public var limits = ServerLimits()

  /// Makes the default configuration.
  public init() {}

  /// Sets the prefix of all paths.
  ///
  /// - Parameter path: `/notes`, `notes` and `/notes/` mean the same; empty and `/` mean none.
  /// - Throws: ``ServerConfigurationError`` if `path` is not a valid path.
  public mutating func setBasePath(_ path: String) throws(ServerConfigurationError) {
    try setBasePath(path, setting: "basePath")
  }

  mutating func setBasePath(_ path: String, setting: String) throws(ServerConfigurationError) {
    let parts = path.split(separator: "/")
    let isPath = parts.allSatisfy { part in
      part != "." && part != ".."
        && part.utf8.allSatisfy { $0.isLetter || $0.isDigit || "-._~".utf8.contains($0) }
    }
    guard isPath else {
      throw ServerConfigurationError(
        setting: setting,
        value: path,
        reason: "a path has letters, digits, '-', '.', '_' and '~' between its slashes",
        fix: "use a path such as /notes"
      )
    }
    basePath = parts.map { "/\($0)" }.joined()
  }

  /// Sets the secrets that sign visitors' cookies. They replace the file `visitors.key` in the data
  /// folder, which the server makes and no other user can read. Servers that share their visitors
  /// need the same secrets.
  ///
  /// The first secret signs. Cookies that the others have signed are accepted, and signed anew with
  /// the next document. To rotate a secret, put a new one before it, and remove the old one when
  /// the visitors have come back. Whoever has a secret can pose as any visitor. In the variable
  /// `PANDO_SECRET`, commas or spaces separate secrets; the file has one on each line.
  ///
  /// - Parameter secrets: 1 to 8 secrets of at least 32 bytes each, such as `openssl rand -hex 32`
  ///   makes.
  /// - Throws: ``ServerConfigurationError`` if one is too short, or there are none or more than 8.
  public mutating func setSecrets(_ secrets: [String]) throws(ServerConfigurationError) {
    try setSecrets(secrets, setting: "secrets")
  }

  mutating func setSecrets(
    _ secrets: [String],
    setting: String
  ) throws(ServerConfigurationError) {
    self.secrets = try ServerSecret.list(secrets, setting: setting)
  }

  mutating func setUnsignedCookieDays(
    _ text: String,
    setting: String
  ) throws(ServerConfigurationError) {
    guard let days = Int(text), (0...400).contains(days) else {
      throw ServerConfigurationError(
        setting: setting,
        value: text,
        reason: "it is a number of days from 0 to 400",
        fix: "use 0 to accept no more of them"
      )
    }
    unsignedCookieDays = days
  }

  /// Reads the picture that browsers show beside the title.
  ///
  /// - Parameter path: The path of a PNG, JPEG, GIF, WebP or AVIF file.
  /// - Throws: ``ServerConfigurationError`` if there is no such picture.
  public mutating func setIcon(contentsOfFile path: String) throws(ServerConfigurationError) {
    try setIcon(path, setting: "icon")
  }

  mutating func setIcon(_ path: String, setting: String) throws(ServerConfigurationError) {
    guard let picture = UIImage(contentsOfFile: path) else {
      throw ServerConfigurationError(
        setting: setting,
        value: path,
        reason: "there is no picture of a kind that browsers show",
        fix: "use a PNG file"
      )
    }
    icon = picture
  }

  /// Adds a name to ``allowedHosts``.
  ///
  /// - Parameter name: A name or an address without a port, such as `notes.example.org`.
  /// - Throws: ``ServerConfigurationError`` if `name` is neither.
  public mutating func allowHost(_ name: String) throws(ServerConfigurationError) {
    try allowHost(name, setting: "allowHost")
  }

  mutating func allowHost(_ name: String, setting: String) throws(ServerConfigurationError) {
    guard let origin = Origin(scheme: "http", authority: name), origin.host == name.lowercased()
    else {
      throw ServerConfigurationError(
        setting: setting,
        value: name,
        reason: "it is a host name of this server, without scheme and port",
        fix: "use a name such as notes.example.org"
      )
    }
    if !allowedHosts.contains(origin.host) { allowedHosts.append(origin.host) }
  }

  /// Sets the origin in the address line of browsers.
  ///
  /// - Parameter origin: Scheme, host, and the port if it is not the scheme's default; nil takes
  ///   the origin that the request names.
  /// - Throws: ``ServerConfigurationError`` if `origin` is not an origin.
  public mutating func setPublicOrigin(_ origin: String?) throws(ServerConfigurationError) {
    try setPublicOrigin(origin, setting: "publicOrigin")
  }

  mutating func setPublicOrigin(
    _ origin: String?,
    setting: String
  ) throws(ServerConfigurationError) {
    guard let origin else {
      publicOrigin = nil
      return
    }
    guard let origin = Origin(origin.hasSuffix("/") ? String(origin.dropLast()) : origin) else {
      throw ServerConfigurationError(
        setting: setting,
        value: origin,
        reason: "an origin is http or https, a host, and perhaps a port, without a path",
        fix: "use an origin such as https://example.org"
      )
    }
    publicOrigin = origin.description
  }
}

/// A setting has an invalid value.
public struct ServerConfigurationError: Error, Hashable, CustomStringConvertible {
  /// The name of the argument, the environment variable or the property.
  public var setting: String
  /// The invalid value.
  public var value: String
  /// The reason why the value is invalid.
  public var reason: String
  /// The way to mend the error.
  public var fix: String

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - setting: The name of the argument, the environment variable or the property.
  ///   - value: The invalid value.
  ///   - reason: The reason why the value is invalid.
  ///   - fix: The way to mend the error.
  public init(setting: String, value: String, reason: String, fix: String) {
    self.setting = setting
    self.value = value
    self.reason = reason
    self.fix = fix
  }

  /// The error in words.
  public var description: String {
    "\(setting) cannot be '\(value)': \(reason). To mend this, \(fix)."
  }
}
