/// Why content is not shown as it is.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// One bit for each reason.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It is not there yet; its shape is.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// It is nobody else's business.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension View {
  /// Hides what is in this view: text becomes blanks of the same length, images are left out.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
      .transformEnvironment(\.textTraits.isPlaceholder) {
        if reason.contains(.placeholder) { $0 = true }
      }
  }

  /// Shows what is in this view as it is.
  public func unredacted() -> some View {
    environment(\.redactionReasons, [])
      .environment(\.textTraits.isPlaceholder, false)
  }

  /// Hides what is in this view where a view around it is redacted for the sake of privacy.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(PrivacyModifier(isSensitive: sensitive))
  }
}

/// Redacts what is private, where the environment asks for privacy.
struct PrivacyModifier: ViewModifier, EnvironmentModifier {
  typealias Body = Never

  let isSensitive: Bool

  func modify(_ values: inout EnvironmentValues) {
    guard isSensitive, values.redactionReasons.contains(.privacy) else { return }
    values.textTraits.isPlaceholder = true
  }
}

extension String {
  /// Blanks in place of the letters, as long as the words.
  var redacted: String {
    String(map { $0.isWhitespace ? $0 : "\u{2588}" })
  }
}
