import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import PandoUI

extension Pages {
  /// Answers a request.
  ///
  /// - Parameter identity: The user as the application identifies them; nil if it does not.
  func respond(to request: Request, logger: Logger, identity: String? = nil) async -> Response {
    let (path, query) = PageRoute.split(request.head.path ?? "/")
    let route = PageRoute(path, basePath: configuration.basePath)
    let isHead = request.method == .head
    if request.method == .post, case .upload(let session, let element) = route {
      return await upload(session, element, query: query, request)
    }
    guard isHead || request.method == .get else {
      var response = NoticePage(request).response(.methodNotAllowed, .notPossible, .readOnly)
      if case .upload = route {
        response.headers[.allow] = "POST"
      } else {
        response.headers[.allow] = "GET, HEAD"
      }
      return response
    }
    let response =
      switch route {
      case .document(let path):
        await document(path, query, request, isHead: isHead, logger: logger, identity: identity)
      case .file(let name): file(name, request)
      case .asset(let name): await asset(name, request)
      case .picture(let session, let name): await picture(session, name, request)
      case .download(let session, let secret):
        await download(session, secret, request, isHead: isHead)
      case .upload: Self.words(.methodNotAllowed, "Files are sent here.")
      case .icon: icon.response(to: request.headers, isHashed: false)
      case .socket: noSocket(request)
      case .health: health
      case .none: NoticePage(request).notFound
      }
    return isHead ? response.createHeadResponse() : response
  }

  private func document(
    _ path: String,
    _ query: String?,
    _ request: Request,
    isHead: Bool,
    logger: Logger,
    identity: String?
  ) async -> Response {
    let start = ContinuousClock.now
    let purpose = RequestPurpose(request.headers), notice = NoticePage(request)
    if purpose == .embedded { return notice.embedded }
    if purpose == .prefetch { return notice.notInAdvance }
    let facts = facts(of: request.head)
    let admission = visitors.admit(request.headers, at: facts.origin)
    let visitor = admission.visitor
    let nonce = Secret.make()
    var query = query
    let window = WindowRequest(takenFrom: &query)
    let page = PageRequest(
      path: path,
      query: query,
      window: window,
      headers: request.headers,
      visitor: visitor,
      identity: identity,
      locale: AcceptedLanguages.first(in: request.headers[.acceptLanguage])
        .map { Locale(identifier: $0) },
      isLive: purpose == .page,
      addresses: addresses
    )
    var body = ByteBuffer()
    var status = HTTPResponse.Status.ok
    if isDraining { return notice.goingAway }
    // No page would claim the session of a `HEAD` request.
    if !isHead {
      let make = factory(page)
      switch await openPage(page, make, at: facts.origin, nonce: nonce, logger: logger) {
      case .document(let document): body.writeString(document)
      case .unavailable(let document):
        status = .notFound
        body.writeString(document)
      case .nowhere(let look): return notice.notFound(look, page)
      case .tooLarge: return notice.tooLarge
      case .full:
        if isDraining { return notice.goingAway }
        return await table.hasRoom(for: visitor) ? notice.full : notice.tooManyTabs
      }
      metrics.wroteDocument(in: start.duration(to: .now), bytes: body.readableBytes)
    }
    var fields = HTTPFields.common
    fields[.contentType] = "text/html; charset=utf-8"
    fields[.cacheControl] = "no-store"
    fields[.contentSecurityPolicy] = Self.policy(nonce: nonce)
    fields[.setCookie] = admission.setCookie
    guard !isHead else { return Response(status: .ok, headers: fields) }
    return Response(status: status, headers: fields, body: ResponseBody(byteBuffer: body))
  }

  private func file(_ name: String, _ request: Request) -> Response {
    let files = laterScripts + [script, styleSheet, mediaStyleSheet, font, icon]
    for file in files + (touchIcon.map { [$0] } ?? [])
    where name == file.hashedName || name == file.plainName {
      return file.response(to: request.headers, isHashed: name == file.hashedName)
    }
    return NoticePage(request).notFound
  }

  private func noSocket(_ request: Request) -> Response {
    let notice = NoticePage(request)
    guard !isDraining else { return notice.goingAway }
    var response = notice.response(.upgradeRequired, .notAPage, .notAPageMore)
    response.headers[.upgrade] = "websocket"
    return response
  }

  private var health: Response {
    var fields = HTTPFields.common
    fields[.contentType] = "text/plain; charset=utf-8"
    fields[.cacheControl] = "no-store"
    // Answered off the main actor, so that a blocked main actor can be reported.
    var trouble = isDraining ? "going away" : nil
    if let seconds = watchdog.stall {
      trouble = trouble ?? "the main actor has not answered for \(seconds) s"
    }
    return Response(
      status: trouble == nil ? .ok : .serviceUnavailable,
      headers: fields,
      body: ResponseBody(byteBuffer: ByteBuffer(string: trouble ?? "ok"))
    )
  }
}
