public import Foundation

extension PersonNameComponents {
  /// The name in a length.
  ///
  /// - Parameter style: The format.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }

  /// A format of names. Foundation on Linux has no orders of names by language: the given name
  /// comes first.
  public struct FormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
    /// The length of a written name.
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

    /// The length of a written name.
    public var style: Style

    /// Makes a format.
    ///
    /// - Parameter style: The length of a written name.
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

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  /// How a name is read.
  public var parseStrategy: PersonNameComponents.ParseStrategy { .init() }
}

extension PersonNameComponents {
  /// A strategy for reading names: the first word is the given name, the last one the family name,
  /// and the others are between. After a comma the given name follows.
  public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
    /// Makes a strategy.
    public init() {}

    /// Reads a name.
    ///
    /// - Parameter value: The words.
    public func parse(_ value: String) throws -> PersonNameComponents {
      let parts = value.split(separator: ",", maxSplits: 1).map {
        $0.split(whereSeparator: \.isWhitespace).map { String($0) }
      }
      let words = parts.count == 2 ? parts[1] + parts[0] : parts.first ?? []
      guard let first = words.first else { throw CocoaError(.formatting) }
      var name = PersonNameComponents()
      name.givenName = first
      let family = parts.count == 2 ? parts[0].count : 1
      guard words.count > family else { return name }
      name.familyName = words.suffix(family).joined(separator: " ")
      let middle = words.dropFirst().dropLast(family)
      if !middle.isEmpty { name.middleName = middle.joined(separator: " ") }
      return name
    }
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A format of names.
  ///
  /// - Parameter style: The length of a written name.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}
