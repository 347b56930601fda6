public import Foundation

extension NSAttributedString {
  /// Makes the older kind of text with attributes. Foundation on Linux converts none of them: the characters remain.
  ///
  /// - Parameter text: The text.
  public convenience init(_ text: AttributedString) {
    self.init(string: String(text.characters))
  }
}
