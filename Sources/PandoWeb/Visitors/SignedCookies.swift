import Foundation
import HTTPTypes
import Logging
import PandoSharing

/// Reads and makes the cookies that identify visitors.
///
/// Only a signed cookie proves who a visitor is, because the ID is no secret. May be used from any
/// thread.
final class SignedCookies: Sendable {
  /// The reason why the server must not serve: the file with the keys is not valid.
  let failure: ServerConfigurationError?
  private let keys: VisitorKeys
  private let unsigned: UnsignedVisitors?
  private let basePath: String

  /// - Parameters:
  ///   - configuration: How the pages are served.
  ///   - folder: The data folder; without one, and without a database, the keys end with the process.
  ///   - database: The database that keeps the key, which is used instead of the folder.
  ///   - logger: The log of the server.
  init(
    _ configuration: ServerConfiguration,
    folder: URL?,
    database: VisitorDatabase? = nil,
    logger: Logger
  ) {
    basePath = configuration.basePath
    var (keys, failure) = (VisitorKeys(configuration.secrets), ServerConfigurationError?.none)
    if configuration.secrets.isEmpty, database != nil || folder != nil {
      do throws(ServerConfigurationError) {
        if let database {
          keys = try .kept(in: database)
        } else if let folder, DataFolder.canKeep(folder, VisitorKeys.fileName) {
          keys = try .kept(in: folder.appending(path: VisitorKeys.fileName))
        } else if let folder {
          logger.error(
            """
            The keys of visitors' cookies cannot be kept there, so nobody is known after a restart; \
            name another folder with --data or PANDO_DATA, or set PANDO_SECRET
            """,
            metadata: ["folder": "\(folder.path(percentEncoded: false))"]
          )
        }
      } catch {
        logger.critical("\(error)")
        failure = error
      }
    }
    self.keys = keys
    self.failure = failure
    // A database has no visitors from a version that did not sign.
    unsigned = (database == nil ? folder : nil).map {
      UnsignedVisitors(
        folder: $0,
        storages: $0.appending(path: VisitorStorages.folderName),
        days: configuration.unsignedCookieDays,
        logger: logger
      )
    }
  }

  /// The ID of the visitor, if a cookie with a valid signature names one: 16 hexadecimal digits.
  /// Cookies that other servers have signed are ignored.
  func visitor(_ fields: HTTPFields, at origin: Origin?) -> String? {
    known(fields, VisitorCookie(at: origin, basePath: basePath))?.match.id
  }

  /// A visitor who gets a document, and the `Set-Cookie` header of the response.
  struct Admission: Hashable, Sendable {
    var visitor: String
    var setCookie: String
  }

  /// The visitor who gets a document: a known or a new one. The cookie is signed again, which
  /// extends its lifetime and replaces the signature of an older key.
  func admit(_ fields: HTTPFields, at origin: Origin?) -> Admission {
    let cookie = VisitorCookie(at: origin, basePath: basePath)
    if let (match, name) = known(fields, cookie) {
      return admission(match.id, cookie, name: name)
    }
    let otherValues = VisitorCookie.values(of: VisitorCookie.plainName, in: fields)
    if let unsigned {
      for value in otherValues {
        if let id = unsigned.take(value) { return admission(id, cookie, name: cookie.names[0]) }
      }
    }
    // The cookie of a server at another port of the host is not overwritten.
    let isTaken = cookie.names.count > 1 && otherValues.contains { VisitorKeys.isWellFormed($0) }
    return admission(VisitorKeys.makeID(), cookie, name: cookie.names[isTaken ? 1 : 0])
  }

  /// The cookie of a visitor, as a browser sends it.
  func cookie(of visitor: String, at origin: Origin?) -> String {
    "\(VisitorCookie(at: origin, basePath: basePath).names[0])=\(keys.cookie(of: visitor))"
  }

  private func admission(_ id: String, _ cookie: VisitorCookie, name: String) -> Admission {
    Admission(visitor: id, setCookie: cookie.header(keys.cookie(of: id), name: name))
  }

  private func known(
    _ fields: HTTPFields,
    _ cookie: VisitorCookie
  ) -> (match: VisitorKeys.Match, name: String)? {
    var old: (VisitorKeys.Match, String)?
    for name in cookie.names {
      for value in VisitorCookie.values(of: name, in: fields) {
        guard let match = keys.match(value) else { continue }
        if match.isNewest { return (match, name) }
        old = old ?? (match, name)
      }
    }
    return old
  }
}
