import Foundation

/// The settings of the views around a text. They are one entry of the environment, so that a text
/// reads them once.
struct TextTraits: Equatable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var width: Font.Width?
  var locale: Locale?
  var lineLimit: Int?
  /// For how many lines a text takes the space, whatever it has.
  var minLines: Int?
  var truncation: Text.TruncationMode?
  var minimumScaleFactor = 1.0
  var isSelectable = false
  var alignment = TextAlignment.leading
  var textCase: Text.Case?
  var lineSpacing: CGFloat = 0
  var allowsTightening = false
  /// Whether text and images are redacted.
  var isPlaceholder = false
}

private enum TextTraitsKey: EnvironmentKey {
  static var defaultValue: TextTraits { TextTraits() }
}

extension EnvironmentValues {
  var textTraits: TextTraits {
    get { self[TextTraitsKey.self] }
    set { self[TextTraitsKey.self] = newValue }
  }
}
