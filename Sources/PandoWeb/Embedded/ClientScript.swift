import Foundation

/// The script that makes a page live.
enum ClientScript {
  /// The whole text.
  static let text = Embedded.script

  /// The text as it is sent to browsers that accept `gzip` (RFC 9110, "content coding"): all of them.
  static let compressed = [UInt8](
    Data(base64Encoded: Embedded.compressedScript, options: .ignoreUnknownCharacters) ?? Data()
  )
}
