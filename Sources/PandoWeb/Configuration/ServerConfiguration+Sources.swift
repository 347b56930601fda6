import ArgumentParser
import Foundation

extension ServerConfiguration {
  /// Makes a configuration from arguments and environment variables.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the command line, without the name of the program.
  ///   - environment: The environment variables; nil for the variables of this process.
  /// - Throws: ``ServerConfigurationError`` for an invalid value. For an unknown argument, and for
  ///   `--help`, an error whose description is to be shown.
  public init(
    arguments: [String] = [],
    environment: [String: String]? = nil
  ) throws {
    self.init()
    try read(environment ?? ProcessInfo.processInfo.environment)
    let read: ServerCommand
    do {
      read = try ServerCommand.parse(arguments)
    } catch {
      throw ServerUsage(
        description: ServerCommand.fullMessage(for: error),
        isAsked: ServerCommand.exitCode(for: error) == .success
      )
    }
    if let host = read.host { try setHost(host, setting: "--host") }
    if let port = read.port { try setPort(port, setting: "--port") }
    if let path = read.basePath { try setBasePath(path, setting: "--base-path") }
    if let folder = read.data { dataFolder = folder }
    if let path = read.icon { try setIcon(path, setting: "--icon") }
    for name in read.allowHost { try allowHost(name, setting: "--allow-host") }
  }

  /// Makes a configuration from the command line and the environment of this process. If an
  /// argument or a variable is invalid, prints the reason and ends the process. On `--help`, prints
  /// the usage and ends the process.
  public static func ofProcess() -> ServerConfiguration {
    do {
      return try ServerConfiguration(arguments: Array(CommandLine.arguments.dropFirst()))
    } catch let usage as ServerUsage where usage.isAsked {
      print(usage)
      exit(0)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(64)
    }
  }

  private mutating func read(_ environment: [String: String]) throws(ServerConfigurationError) {
    if let host = environment["PANDO_HOST"] { try setHost(host, setting: "PANDO_HOST") }
    if let port = environment["PANDO_PORT"] { try setPort(port, setting: "PANDO_PORT") }
    if let path = environment["PANDO_BASE_PATH"] {
      try setBasePath(path, setting: "PANDO_BASE_PATH")
    }
    if let folder = environment["PANDO_DATA"], !folder.isEmpty { dataFolder = folder }
    if let path = environment["PANDO_ICON"], !path.isEmpty {
      try setIcon(path, setting: "PANDO_ICON")
    }
    for name in (environment["PANDO_ALLOW_HOSTS"] ?? "").split(separator: ",") {
      let name = name.trimmingCharacters(in: .whitespaces)
      if !name.isEmpty { try allowHost(name, setting: "PANDO_ALLOW_HOSTS") }
    }
    if let origin = environment["PANDO_PUBLIC_ORIGIN"], !origin.isEmpty {
      try setPublicOrigin(origin, setting: "PANDO_PUBLIC_ORIGIN")
    }
    if let text = environment["PANDO_SECRET"], !text.isEmpty {
      let secrets = text.split { $0 == "," || $0.isWhitespace }.map { String($0) }
      try setSecrets(secrets, setting: "PANDO_SECRET")
    }
    if let text = environment["PANDO_UNSIGNED_COOKIE_DAYS"], !text.isEmpty {
      try setUnsignedCookieDays(text, setting: "PANDO_UNSIGNED_COOKIE_DAYS")
    }
    if let text = environment["PANDO_TRUST_PROXY"] {
      switch text.lowercased() {
      case "1", "true", "yes": trustsProxy = true
      case "", "0", "false", "no": trustsProxy = false
      case let text where Int(text).map { (2...100).contains($0) } == true:
        trustsProxy = true
        proxyCount = Int(text) ?? 1
      default:
        throw ServerConfigurationError(
          setting: "PANDO_TRUST_PROXY",
          value: text,
          reason: "it is on or off",
          fix: "use true or false, or the number of proxies"
        )
      }
    }
    if let text = environment["PANDO_CONNECTIONS_PER_ADDRESS"], !text.isEmpty {
      guard let number = Int(text), number > 0 else {
        throw ServerConfigurationError(
          setting: "PANDO_CONNECTIONS_PER_ADDRESS",
          value: text,
          reason: "it is a number of connections",
          fix: "use a number such as 500"
        )
      }
      limits.connectionsPerAddress = number
    }
  }

  private mutating func setHost(
    _ text: String,
    setting: String
  ) throws(ServerConfigurationError) {
    guard !text.isEmpty, !text.contains(where: { $0.isWhitespace || $0 == "/" }) else {
      throw ServerConfigurationError(
        setting: setting,
        value: text,
        reason: "it is the address of this machine to listen at, not a URL",
        fix: "use 127.0.0.1 for this machine alone, or 0.0.0.0 for all"
      )
    }
    host = text
  }

  private mutating func setPort(
    _ text: String,
    setting: String
  ) throws(ServerConfigurationError) {
    guard let number = Int(text), (0...65535).contains(number) else {
      throw ServerConfigurationError(
        setting: setting,
        value: text,
        reason: "a port is a number from 0 to 65535",
        fix: "use a number such as 8080, or 0 to let the system choose"
      )
    }
    port = number
  }
}

/// The usage text: the answer to `--help` and to unknown arguments.
struct ServerUsage: Error, CustomStringConvertible {
  var description: String
  /// Whether `--help` requested it.
  var isAsked: Bool
}

/// The arguments of a server.
private struct ServerCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: CommandLine.arguments.first?.split(separator: "/").last.map { String($0) },
      abstract: "Serves the application to browsers."
    )
  }

  @Option(
    help: ArgumentHelp(
      "The address to listen at, or PANDO_HOST; 127.0.0.1 is for this machine alone.",
      valueName: "address"
    )
  )
  var host: String?

  @Option(help: ArgumentHelp("The port, or PANDO_PORT; 0 chooses one.", valueName: "number"))
  var port: String?

  @Option(
    name: .customLong("base-path"),
    help: ArgumentHelp("What all paths begin with, or PANDO_BASE_PATH.", valueName: "path")
  )
  var basePath: String?

  @Option(
    help: ArgumentHelp(
      "The folder for what lasts of visitors, or PANDO_DATA; otherwise the user's folder for state.",
      valueName: "folder"
    )
  )
  var data: String?

  @Option(help: ArgumentHelp("The picture beside the title, or PANDO_ICON.", valueName: "file"))
  var icon: String?

  @Option(
    name: .customLong("allow-host"),
    help: ArgumentHelp(
      "A host name that browsers may use, or PANDO_ALLOW_HOSTS; may be given again.",
      valueName: "name"
    )
  )
  var allowHost: [String] = []
}
