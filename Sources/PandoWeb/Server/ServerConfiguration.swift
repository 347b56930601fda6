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
/// | | `PANDO_PUBLIC_ORIGIN` | what the request says |
/// | | `PANDO_TRUST_PROXY` | `false` |
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
  /// Whether a proxy stands before the server and sets `X-Forwarded-Proto` and
  /// `X-Forwarded-Host`. Without one, anybody could set them.
  public var trustsProxy = false
  /// How long the server still answers, with 503, after it was told to stop, so that a balancer
  /// sees it in `/healthz`.
  public var drainTime: Duration = .zero
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
