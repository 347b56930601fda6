/// The script that makes a page live.
enum ClientScript {
  /// Its whole text, as browsers get it.
  static let text = "// The script of a live page.\n"
}
