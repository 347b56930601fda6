public import Foundation

extension PersonNameComponents.FormatStyle {
  /// The same words, with what each part of them is: `personNameComponent`.
  public var attributed: Attributed { Attributed(base: self) }

  /// A format of names that says what each part of the words is.
  public struct Attributed: Foundation.FormatStyle, Codable, Hashable, Sendable {
    let base: PersonNameComponents.FormatStyle

    /// The words for a name.
    ///
    /// - Parameter value: The name.
    public func format(_ value: PersonNameComponents) -> AttributedString {
      var words = AttributedString(base.format(value))
      var start = words.startIndex
      // Each part is looked for behind the one before: two of them can be the same word.
      for (part, component) in parts(of: value) {
        guard let part, !part.isEmpty, let range = words[start...].range(of: part) else { continue }
        words[range].personNameComponent = component
        start = range.upperBound
      }
      return words
    }

    private func parts(
      of value: PersonNameComponents
    ) -> [(String?, AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.Component)] {
      [
        (value.namePrefix, .namePrefix), (base.style == .short ? value.nickname : nil, .nickname),
        (value.givenName, .givenName), (value.middleName, .middleName),
        (value.familyName, .familyName), (value.nameSuffix, .nameSuffix),
      ]
    }
  }
}
