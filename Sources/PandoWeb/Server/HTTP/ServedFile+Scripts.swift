extension ServedFile {
  /// The script of every page.
  static var client: ServedFile {
    script("client", ClientScript.text, ClientScript.compressed)
  }

  /// The second file of the script, which the first imports once the page needs it.
  static var more: ServedFile {
    script("more", ClientScript.moreText, ClientScript.compressedMore)
  }

  /// The third file of the script, which the second imports once the page needs it.
  static var gestures: ServedFile {
    script("gestures", ClientScript.gestureText, ClientScript.compressedGestures)
  }

  private static func script(_ name: String, _ text: String, _ compressed: [UInt8]) -> ServedFile {
    ServedFile(
      name: name,
      extension: "js",
      type: "text/javascript; charset=utf-8",
      text: text,
      compressed: compressed
    )
  }
}
