import HTTPTypes
import Hummingbird
import NIOCore

/// A file that is the same for all clients, under a name that changes with its content.
struct ServedFile: Sendable {
  /// The name with the hash, such as `client-0123456789abcdef.js`.
  let hashedName: String
  /// The name without the hash, for the current version.
  let plainName: String
  let type: String
  let tag: String
  private let content: ByteBuffer
  /// The content compressed with gzip (RFC 1952), for browsers that accept it.
  private let compressed: ByteBuffer?

  /// How many bytes are sent to such a browser; nil if the content is sent as it is.
  var compressedCount: Int? { compressed?.readableBytes }

  init(
    name: String,
    extension: String,
    type: String,
    text: String,
    compressed: [UInt8]? = nil
  ) {
    self.init(
      name: name,
      extension: `extension`,
      type: type,
      bytes: Array(text.utf8),
      compressed: compressed
    )
  }

  init(
    name: String,
    extension: String,
    type: String,
    bytes: [UInt8],
    compressed: [UInt8]? = nil
  ) {
    let hash = Self.hash(of: bytes)
    hashedName = "\(name)-\(hash).\(`extension`)"
    plainName = "\(name).\(`extension`)"
    tag = "\"\(hash)\""
    self.type = type
    content = ByteBuffer(bytes: bytes)
    self.compressed = compressed.map { ByteBuffer(bytes: $0) }
  }

  /// The style sheet of every page.
  ///
  /// - Parameter font: The name of the file with the font.
  init(styleSheetWithFont font: String) {
    let (head, families) = (StyleSheet.head(font: font), Embedded.styleSheet)
    self.init(
      name: "style",
      extension: "css",
      type: "text/css; charset=utf-8",
      text: head + families,
      compressed: Gzip.file(
        adding: Array(head.utf8),
        before: StyleSheet.compressedFamilies,
        of: Array(families.utf8)
      )
    )
  }

  /// The style sheet of pages that are printed or shown in forced colours.
  static var mediaStyleSheet: ServedFile {
    ServedFile(
      name: "media",
      extension: "css",
      type: "text/css; charset=utf-8",
      text: Embedded.mediaStyleSheet,
      compressed: StyleSheet.compressedMedia
    )
  }

  /// The response to a request for the file.
  ///
  /// - Parameters:
  ///   - headers: The headers of the request; a browser that has the file gets 304.
  ///   - isHashed: Whether the request uses the name with the hash, whose content never changes.
  func response(to headers: HTTPFields, isHashed: Bool) -> Response {
    var fields = HTTPFields.common
    fields[.eTag] = tag
    fields[.cacheControl] = isHashed ? "public, max-age=31536000, immutable" : "no-cache"
    let known = headers[.ifNoneMatch]?.split(separator: ",").map {
      $0.drop(while: \.isWhitespace).prefix(while: { !$0.isWhitespace })
    }
    if let known, known.contains(where: { $0 == "*" || $0 == tag || $0 == "W/\(tag)" }) {
      return Response(status: .notModified, headers: fields)
    }
    fields[.contentType] = type
    if let compressed {
      fields[.vary] = "Accept-Encoding"
      if headers[.acceptEncoding]?.contains("gzip") ?? false {
        fields[.contentEncoding] = "gzip"
        return Response(status: .ok, headers: fields, body: ResponseBody(byteBuffer: compressed))
      }
    }
    return Response(status: .ok, headers: fields, body: ResponseBody(byteBuffer: content))
  }

  /// The 64-bit FNV-1a hash, which distinguishes versions and is not cryptographic.
  private static func hash(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension HTTPFields {
  /// The headers of every response.
  static var common: HTTPFields {
    [.xContentTypeOptions: "nosniff", .referrerPolicy: "same-origin"]
  }
}
