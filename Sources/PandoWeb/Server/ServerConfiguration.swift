public import PandoUI

/// Where and how a ``PageServer`` serves.
///
/// ```swift
/// let configuration = try ServerConfiguration(arguments: ["--port", "9000"])
/// ```
///
/// What an argument says goes before what the environment says.
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
  /// What all paths begin with: empty, or `/` and a name, without a slash at the end.
  public private(set) var basePath = ""
  /// What browsers have in their address line, such as `https://example.org`; nil takes what a
  /// request says.
  public private(set) var publicOrigin: String?
  /// Names that browsers may ask this server by, besides `localhost`, the host and the public origin:
  /// others get 421. A server that listens at the loopback address knows no other name; one that
  /// listens elsewhere, or trusts a proxy, takes any name as long as neither this nor the public
  /// origin says one. Checked by ``PageServer``; an application that pages are mounted in has to know
  /// its own names.
  public private(set) var allowedHosts: [String] = []
  /// Whether a proxy stands before the server, sets `X-Forwarded-Proto` and `X-Forwarded-Host`, and
  /// adds who asks to `X-Forwarded-For`. Without one, anybody could set them.
  public var trustsProxy = false
  /// How many proxies stand one behind the other, if any is trusted: who asks is so far from the right
  /// of `X-Forwarded-For`. What is further left is what somebody claims.
  public var proxyCount = 1
  /// How long the server still answers, with 503, after it was told to stop, so that a balancer
  /// sees it in `/healthz`.
  public var drainTime: Duration = .zero
  /// Whether the process ends, when the server is told to stop, also if the main actor does not come
  /// back: ``drainTime`` and three seconds later what is shared and stored is saved, which takes ten
  /// seconds at most, and the process ends with status 70 (`EX_SOFTWARE`). What a handler that is
  /// under way would have done is lost.
  ///
  /// ``PageServer/runUntilSignal()``, which `App.main()` calls, always does so. Set it where the server,
  /// or pages in an application of yours, are in a service group of your own: a group waits for its
  /// services, and these for the main actor, so that without it a handler that does not return keeps
  /// the process until something kills it.
  public var endsStuckProcess = false
  /// Where visitors' app storage is kept, which nobody else should be able to read. Nil means
  /// `$STATE_DIRECTORY`, as service managers set it, or else `pando/PROGRAM` in `$XDG_STATE_HOME` or
  /// `~/.local/state`; in tests and previews it means memory.
  public var dataFolder: String?
  /// What visitors' cookies are signed with; empty takes the file in the data folder.
  private(set) var secrets: [ServerSecret] = []
  /// For how many days visitors are taken over whose cookies are from a version that did not sign
  /// them, counted from the first start of one that does. 0 takes over nobody any more.
  ///
  /// The server never kept the part of such a cookie that was a secret. Until a visitor of that time
  /// comes back, whoever comes first with a cookie that begins with the visitor's ID gets the visitor's
  /// app storage; after that nobody does but who has that very cookie. Visitors who came later are
  /// never taken over, and `visitors.unsigned` in the data folder says who is left.
  public var unsignedCookieDays = 30
  /// The picture that browsers show beside the title; nil is the library's own. It is everybody's: also
  /// who may not see the application gets it.
  public var icon: UIImage?
  /// What is allowed.
  public var limits = ServerLimits()

  /// Makes the configuration that a server has if nothing else is said.
  public init() {}

  /// Sets what all paths begin with.
  ///
  /// - Parameter path: `/notes`, `notes` and `/notes/` mean the same; empty and `/` mean none.
  /// - Throws: ``ServerConfigurationError`` if it is no path.
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

  /// Sets what visitors' cookies are signed with, instead of the file `visitors.key` in the data
  /// folder, which the server makes and nobody else can read. Servers that are to know each other's
  /// visitors need the same secrets.
  ///
  /// The first secret signs; cookies that the others have signed are believed, and signed anew with the
  /// next document. So a secret is changed by putting a new one before it, and the old one is left out
  /// when everybody who is to be known has come back. Who has a secret can be any visitor. The
  /// variable `PANDO_SECRET` has commas or spaces between several; a line of the file is a secret too.
  ///
  /// - Parameter secrets: Of at least 32 bytes each, such as `openssl rand -hex 32` makes.
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
        fix: "use 0 to take over nobody any more"
      )
    }
    unsignedCookieDays = days
  }

  /// Reads the picture that browsers show beside the title.
  ///
  /// - Parameter path: Of a PNG, JPEG, GIF, WebP or AVIF file.
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

  /// Allows browsers to ask this server by one more name.
  ///
  /// - Parameter name: A name or an address without a port, such as `notes.example.org`.
  /// - Throws: ``ServerConfigurationError`` if it is neither.
  public mutating func allowHost(_ name: String) throws(ServerConfigurationError) {
    try allowHost(name, setting: "allowHost")
  }

  mutating func allowHost(_ name: String, setting: String) throws(ServerConfigurationError) {
    guard let origin = Origin(scheme: "http", authority: name), origin.host == name.lowercased()
    else {
      throw ServerConfigurationError(
        setting: setting,
        value: name,
        reason: "it is a name by which browsers ask for this server, without scheme and port",
        fix: "use a name such as notes.example.org"
      )
    }
    if !allowedHosts.contains(origin.host) { allowedHosts.append(origin.host) }
  }

  /// Sets what browsers have in their address line.
  ///
  /// - Parameter origin: Scheme, host, and the port if it is not the usual one; nil takes what a
  ///   request says.
  /// - Throws: ``ServerConfigurationError`` if it is no origin.
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

/// A setting that cannot be.
public struct ServerConfigurationError: Error, Hashable, CustomStringConvertible {
  /// The argument, the variable or the property.
  public var setting: String
  /// What it was to be.
  public var value: String
  /// Why it cannot be.
  public var reason: String
  /// What to do instead.
  public var fix: String

  /// Makes an error.
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
