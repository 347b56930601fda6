/// The text size that the user chose, by its older name: see ``DynamicTypeSize``.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  /// The size by its newer name.
  var size: DynamicTypeSize {
    switch self {
    case .extraSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .xLarge
    case .extraExtraLarge: .xxLarge
    case .extraExtraExtraLarge: .xxxLarge
    case .accessibilityMedium: .accessibility1
    case .accessibilityLarge: .accessibility2
    case .accessibilityExtraLarge: .accessibility3
    case .accessibilityExtraExtraLarge: .accessibility4
    case .accessibilityExtraExtraExtraLarge: .accessibility5
    }
  }

  /// Makes the category of a size; nil if there is none.
  ///
  /// - Parameter dynamicTypeSize: The size; nil has no category.
  public init?(_ dynamicTypeSize: DynamicTypeSize?) {
    guard let found = Self.allCases.first(where: { $0.size == dynamicTypeSize }) else { return nil }
    self = found
  }

  /// Whether `lhs` is smaller than `rhs`.
  ///
  /// - Parameters:
  ///   - lhs: The left size.
  ///   - rhs: The right size.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.size < rhs.size
  }

  /// Whether `lhs` is not larger than `rhs`.
  ///
  /// - Parameters:
  ///   - lhs: The left size.
  ///   - rhs: The right size.
  public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.size <= rhs.size
  }

  /// Whether `lhs` is larger than `rhs`.
  ///
  /// - Parameters:
  ///   - lhs: The left size.
  ///   - rhs: The right size.
  public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.size > rhs.size
  }

  /// Whether `lhs` is not smaller than `rhs`.
  ///
  /// - Parameters:
  ///   - lhs: The left size.
  ///   - rhs: The right size.
  public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.size >= rhs.size
  }
}

extension EnvironmentValues {
  /// The text size that the user chose, by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) ?? .large }
    set { dynamicTypeSize = newValue.size }
  }
}
