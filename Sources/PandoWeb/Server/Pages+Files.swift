import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import PandoUI

extension Pages {
  /// The response to a request for a file of the application's images, which is the same for all.
  ///
  /// The name is looked up among the names of these files; it is no path.
  @concurrent
  func asset(_ name: String, _ request: Request) async -> Response {
    guard let file = AssetFiles.file(named: name) else { return NoticePage(request).notFound }
    var fields = HTTPFields.common
    let tag = "\"\(name.prefix { $0 != "." })\""
    fields[.eTag] = tag
    fields[.cacheControl] = "public, max-age=31536000, immutable"
    fields[.crossOriginResourcePolicy] = "same-origin"
    // A drawing is a document: it may have styles of its own, but nothing in it runs or is fetched.
    fields[.contentSecurityPolicy] =
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
    if request.headers[.ifNoneMatch]?.contains(tag) ?? false {
      return Response(status: .notModified, headers: fields)
    }
    guard let data = try? Data(contentsOf: file.url) else { return NoticePage(request).notFound }
    fields[.contentType] = file.type.preferredMIMEType
    return Response(
      status: .ok,
      headers: fields,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: data))
    )
  }

  /// The response to a request for a picture in memory, for the visitor whose page shows it.
  func picture(_ session: String, _ name: String, _ request: Request) async -> Response {
    let visitor = facts(of: request.head).visitor ?? ""
    let fingerprint = String(name.prefix { $0 != "." })
    guard
      let clientCommands = await table.clientCommands(of: session, visitor: visitor),
      let picture = await clientCommands.shownPicture(fingerprint),
      picture.fileName == name
    else { return NoticePage(request).notFound }
    var fields = Self.privateFields
    fields[.contentType] = picture.type.preferredMIMEType
    fields[.cacheControl] = "private, max-age=31536000, immutable"
    return Response(
      status: .ok,
      headers: fields,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: picture.data))
    )
  }

  /// The response to a request for a download, which can be fetched once.
  ///
  /// - Parameter isHead: Whether the method is `HEAD`, which leaves the download in place.
  func download(
    _ session: String,
    _ secret: String,
    _ request: Request,
    isHead: Bool
  ) async -> Response {
    let visitor = facts(of: request.head).visitor ?? ""
    let clientCommands = await table.clientCommands(of: session, visitor: visitor)
    let file =
      isHead ? await clientCommands?.download(secret) : await clientCommands?.takeDownload(secret)
    guard let file else { return NoticePage(request).notFound }
    var fields = Self.privateFields
    fields[.contentType] = file.type.preferredMIMEType ?? "application/octet-stream"
    fields[.cacheControl] = "no-store"
    fields[.contentDisposition] = Self.disposition(of: file.name)
    return Response(
      status: .ok,
      headers: fields,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: file.data))
    )
  }

  /// Headers that keep a browser from treating a file as a page of this origin, whatever it
  /// contains.
  private static var privateFields: HTTPFields {
    var fields = HTTPFields.common
    fields[.crossOriginResourcePolicy] = "same-origin"
    fields[.contentSecurityPolicy] = "default-src 'none'; sandbox"
    return fields
  }

  /// The `Content-Disposition` of a download (RFC 6266), with its name in ASCII for old programs
  /// and in full (RFC 8187).
  static func disposition(of name: String) -> String {
    let plain = String(
      name.unicodeScalars.map { scalar in
        let isASCII = (0x20..<0x7F).contains(scalar.value)
        let isSign = ["\"", "\\", "%"].contains(scalar)
        return isASCII && !isSign ? Character(scalar) : "_"
      }
    )
    return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(name.percentEncoded)"
  }
}
