/// The default style of every page: one sheet, in families.
enum StyleSheet {
  /// The whole sheet.
  static let text =
    tokens + base + layout + buttons + fields + choices + measures + collections + tables
    + navigation + presentation + charts + live + settings
}
