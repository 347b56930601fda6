import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOPosix
import PandoUI

extension Pages {
  /// Receives a file that a page sends as the body of a request.
  ///
  /// The body is written to a file as it arrives. Nothing more is read from the network while the
  /// disk is busy.
  func upload(
    _ session: String,
    _ element: Int,
    query: String?,
    _ request: Request
  ) async -> Response {
    let notice = NoticePage(request)
    if isDraining { return notice.goingAway }
    func refuse(_ status: HTTPResponse.Status, _ word: ControlWord) -> Response {
      Self.words(status, word.text(in: notice.language))
    }
    let facts = facts(of: request.head)
    guard facts.isSameOrigin, let visitor = facts.visitor else {
      return refuse(.forbidden, .foreignPage)
    }
    guard let clientCommands = await table.clientCommands(of: session, visitor: visitor) else {
      return refuse(.notFound, .pageEnded)
    }
    let token = request.headers[.pandoToken] ?? ""
    guard Secret.areEqual(token, clientCommands.token) else {
      return refuse(.forbidden, .foreignPage)
    }
    let limits = configuration.limits.uploads
    do {
      let values = URLComponents(string: "?\(query ?? "")")?.queryItems ?? []
      func value(_ name: String) -> String? { values.first { $0.name == name }?.value }
      let asked = UploadRequest(
        element: ElementID(element),
        name: value("name") ?? "",
        mimeType: request.headers[.contentType],
        size: request.headers[.contentLength].flatMap { Int($0) },
        total: value("total").flatMap { Int($0) }.map { min(max($0, 0), 1 << 50) } ?? 0
      )
      let folder = try uploads.url()
      let upload = try await clientCommands.beginUpload(asked, limits: limits, folder: folder)
      do {
        try await write(request.body, to: upload, of: clientCommands)
        try await clientCommands.endUpload(upload.id)
      } catch {
        await clientCommands.removeUpload(upload.id)
        throw error
      }
      return Self.words(.created, upload.id)
    } catch let refusal as UploadRefusal {
      return Self.words(.init(code: refusal.status), refusal.words(in: notice.language))
    } catch {
      logger.warning("Upload failed", metadata: ["error": "\(error)"])
      return refuse(.internalServerError, .notKept)
    }
  }

  /// The number of bytes that are written between two reports of progress to the session.
  private static let stride = 256 * 1024

  private func write(_ body: RequestBody, to upload: Upload, of clientCommands: ClientCommands)
    async throws
  {
    let limits = configuration.limits.uploads
    let pool = NIOThreadPool.singleton
    let handle = try await pool.runIfActive {
      try FileManager.default.createDirectory(
        at: upload.file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      let file = open(upload.file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard file >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
      return FileHandle(fileDescriptor: file, closeOnDealloc: true)
    }
    var (size, unheard) = (0, 0)
    var beginning: [UInt8] = []
    for try await buffer in body {
      if size < FileSignatures.length {
        beginning += buffer.readableBytesView.prefix(FileSignatures.length - size)
        // An upload whose first bytes contradict the claimed type ends here, before the rest of it is read.
        let isComplete = beginning.count == FileSignatures.length
        guard !isComplete || upload.claim.isConsistent(with: beginning) else {
          throw UploadRefusal.wrongType
        }
      }
      size += buffer.readableBytes
      unheard += buffer.readableBytes
      guard size <= limits.fileBytes else { throw UploadRefusal.tooLarge(limits.fileBytes) }
      try await pool.runIfActive { try handle.write(contentsOf: buffer.readableBytesView) }
      if unheard >= Self.stride {
        try await clientCommands.received(unheard, of: upload.id, limits: limits)
        unheard = 0
      }
    }
    let isComplete = beginning.count == FileSignatures.length
    guard isComplete || upload.claim.isConsistent(with: beginning) else {
      throw UploadRefusal.wrongType
    }
    try await pool.runIfActive { try handle.close() }
    try await clientCommands.received(unheard, of: upload.id, limits: limits)
  }

  static func words(_ status: HTTPResponse.Status, _ words: String) -> Response {
    var fields = HTTPFields.common
    fields[.contentType] = "text/plain; charset=utf-8"
    fields[.cacheControl] = "no-store"
    return Response(
      status: status,
      headers: fields,
      body: ResponseBody(byteBuffer: ByteBuffer(string: words))
    )
  }
}

extension HTTPField.Name {
  /// Carries the token of the page that sends a file.
  static let pandoToken = HTTPField.Name("Pando-Token")!
  static let crossOriginResourcePolicy = HTTPField.Name("Cross-Origin-Resource-Policy")!
}
