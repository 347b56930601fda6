public import Foundation

extension PersonNameComponents {
  /// The name in a length.
  ///
  /// - Parameter style: The format.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }

  /// A format of names. Foundation on Linux knows of no orders of names by language: the given name comes first.
  public struct FormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
    /// How much of a name is written.
    public enum Style: String, Codable, Hashable, Sendable {
      /// The nickname, or else the given name.
      case short
      /// The given and the family name.
      case medium
      /// Prefix, given, middle and family name, suffix.
      case long
      /// The first letters of the given and the family name.
      case abbreviated
    }

    /// How much of a name is written.
    public var style: Style

    /// Makes a format.
    ///
    /// - Parameter style: How much of a name is written.
    public init(style: Style = .medium) {
      self.style = style
    }

    /// The words for a name.
    ///
    /// - Parameter value: The name.
    public func format(_ value: PersonNameComponents) -> String {
      let parts: [String?] =
        switch style {
        case .short: [value.nickname ?? value.givenName ?? value.familyName]
        case .medium: [value.givenName, value.familyName]
        case .long: [nil]
        case .abbreviated:
          [value.givenName?.prefix(1), value.familyName?.prefix(1)].map { $0.map { String($0) } }
        }
      if style == .long { return value.formatted() }
      return parts.compactMap { $0 }.filter { !$0.isEmpty }
        .joined(separator: style == .abbreviated ? "" : " ")
    }
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A format of names.
  ///
  /// - Parameter style: How much of a name is written.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}
