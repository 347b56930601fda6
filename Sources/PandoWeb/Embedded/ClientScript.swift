import Foundation

/// The script that makes a page live.
///
/// It is sent in three files: what all pages need, what the first file imports once a page needs it, and what the
/// second file imports in the same way. A file has the next one's name with its hash, which `scripts/embed` writes into
/// it.
enum ClientScript {
  /// The first file: what all pages need.
  static let text = Embedded.script

  /// The second file: what few pages need.
  static let moreText = Embedded.moreScript

  /// The third file: what is dragged, swiped or pointed at.
  static let gestureText = Embedded.gestureScript

  /// The first file, compressed for the content coding `gzip` (RFC 9110), which all browsers accept.
  static let compressed = decoded(Embedded.compressedScript)

  /// The second file, compressed.
  static let compressedMore = decoded(Embedded.compressedMoreScript)

  /// The third file, compressed.
  static let compressedGestures = decoded(Embedded.compressedGestureScript)

  private static func decoded(_ text: String) -> [UInt8] {
    [UInt8](Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data())
  }
}
