import Foundation
import Logging
import PandoDependencies

/// Accepts visitors with unsigned cookies, from versions that did not sign them, so that the
/// visitors keep their settings.
///
/// Such a cookie has 32 hexadecimal digits: the visitor's ID, which is no secret, and 16 digits
/// that the server did not store. So the first client with a visitor's ID is accepted, but only
/// - if the visitor had settings when cookies began to be signed: a file lists them, and is made
///   once;
/// - for a number of days after that;
/// - with one cookie: the file then stores its SHA-256, and no other cookie is accepted.
///
/// May be used from any thread, and by several processes that share the folder.
final class UnsignedVisitors: Sendable {
  /// The name of the file in the data folder.
  static let fileName = "visitors.unsigned"

  private struct State {
    /// The time when cookies began to be signed.
    var start: Date?
    /// The hash of the accepted cookie by the visitor's ID, or nil where none has been accepted
    /// yet.
    var visitors: [String: String?] = [:]
  }

  private let path: String
  private let time: TimeInterval
  private let logger: Logger
  private let state = Locked(State())

  /// - Parameters:
  ///   - folder: The data folder.
  ///   - storages: The folder of the visitors' app storage.
  ///   - days: The number of days in which unsigned cookies are accepted.
  init(folder: URL, storages: URL, days: Int, now: Date = Date(), logger: Logger) {
    path = folder.appending(path: Self.fileName).path(percentEncoded: false)
    time = TimeInterval(days) * 24 * 60 * 60
    self.logger = logger
    do throws(PrivateFile.Failure) {
      if try PrivateFile.read(path, limit: Self.maxSize) == nil {
        _ = try PrivateFile.create(path, Self.newBytes(storages, now))
      }
      let bytes = try PrivateFile.read(path, limit: Self.maxSize) ?? Data()
      state.withLock { Self.read(bytes, into: &$0) }
    } catch {
      logger.error(
        "Visitors with unsigned cookies are new ones",
        metadata: ["file": "\(path)", "reason": "\(error.reason)", "fix": "\(error.fix)"]
      )
    }
  }

  /// Accepts the unsigned cookie of a visitor.
  ///
  /// - Returns: The visitor's ID; nil if the cookie is not accepted.
  func take(_ cookie: String, now: Date = Date()) -> String? {
    guard time > 0, Secret.isWellFormed(cookie) else { return nil }
    let id = String(cookie.prefix(16))
    let hash = SHA256.hash(cookie.utf8).hexDigits
    return state.withLock { state -> String? in
      guard let start = state.start, now < start.addingTimeInterval(time),
        let known = state.visitors[id]
      else { return nil }
      if known == nil {
        do throws(PrivateFile.Failure) {
          try PrivateFile.append(path) { bytes in
            Self.read(bytes, into: &state)
            guard state.visitors[id] == .some(nil) else { return Data() }
            let isTorn = bytes.last != UInt8(ascii: "\n")
            return Data("\(isTorn ? "\n" : "")taken \(id) \(hash)\n".utf8)
          }
        } catch {
          logger.error("A visitor with an unsigned cookie is a new one: \(error.reason)")
          return nil
        }
        if state.visitors[id] == .some(nil) { state.visitors[id] = .some(hash) }
      }
      // The same cookie may come again: a response can be lost, and a browser opens several pages.
      guard let taken = state.visitors[id] ?? nil, Secret.areEqual(taken, hash) else {
        logger.warning("Two unsigned cookies claim one visitor", metadata: ["visitor": "\(id)"])
        return nil
      }
      return id
    }
  }

  private static let maxSize = 256 << 20

  private static func newBytes(_ storages: URL, _ now: Date) -> Data {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: storages.path)) ?? []
    let ids = names.filter { $0.hasSuffix(".plist") }.map { $0.dropLast(6) }
      .filter { VisitorKeys.isID($0) }.sorted()
    let lines =
      ["# Visitors from before cookies were signed. Each is taken over once, for a while."]
      + ["since \(Int(now.timeIntervalSince1970))"] + ids.map { "waits \($0)" }
    return Data((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// Reads the lines of the file. Invalid lines, such as a crash can leave, are skipped.
  private static func read(_ bytes: Data, into state: inout State) {
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ").map { String($0) }
      switch words.first {
      case "since" where words.count == 2:
        state.start = Int(words[1]).map { Date(timeIntervalSince1970: TimeInterval($0)) }
      case "waits" where words.count == 2:
        if state.visitors[words[1]] == nil { state.visitors.updateValue(nil, forKey: words[1]) }
      case "taken" where words.count == 3 && words[2].utf8.count == 64:
        state.visitors.updateValue(words[2], forKey: words[1])
      default: break
      }
    }
  }
}
