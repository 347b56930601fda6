/// The default style of every page.
enum StyleSheet {
  /// The whole sheet.
  static let text = tokens + base
  static let tokens = ""
  static let base = ""
}
