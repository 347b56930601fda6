/// The default style of every page: one sheet. Its families are in the folder `StyleSheet`.
enum StyleSheet {
  /// The whole sheet.
  static let text = theme + Embedded.styleSheet
}
