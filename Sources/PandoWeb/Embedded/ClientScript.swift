import Foundation

/// The script that makes a page live.
///
/// It is sent in two files: what all pages need, and what the first file imports once a page needs it, by a name with the
/// second one's hash that `scripts/embed` writes into the first.
enum ClientScript {
  /// The first file: what all pages need.
  static let text = Embedded.script

  /// The second file: charts, widths of columns and pinches.
  static let moreText = Embedded.moreScript

  /// The first file as it is sent to browsers that accept `gzip` (RFC 9110, "content coding"): all of them.
  static let compressed = decoded(Embedded.compressedScript)

  /// The second file as it is sent to such browsers.
  static let compressedMore = decoded(Embedded.compressedMoreScript)

  private static func decoded(_ text: String) -> [UInt8] {
    [UInt8](Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data())
  }
}
