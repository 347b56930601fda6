/// The reasons for redacting content.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// One bit for each reason.
  public let rawValue: Int

  /// Makes a set from its bits.
  ///
  /// - Parameter rawValue: One bit for each reason.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content is not loaded yet; only its shape is known.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension View {
  /// Redacts the text and the images in this view: blocks of the same length replace text, and blocks replace images.
  ///
  /// - Parameter reason: Added to the reasons of the views around. `.placeholder` redacts all text and images,
  ///   `.privacy` those of views with `privacySensitive(_:)`, and `.invalidated` none.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
      .transformEnvironment(\.textTraits.isPlaceholder) {
        if reason.contains(.placeholder) { $0 = true }
      }
  }

  /// Removes all redactions in this view.
  public func unredacted() -> some View {
    environment(\.redactionReasons, [])
      .environment(\.textTraits.isPlaceholder, false)
  }

  /// Redacts the text and the images in this view if a view around it is redacted with `.privacy`.
  ///
  /// - Parameter sensitive: Whether they are private.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(PrivacyModifier(isSensitive: sensitive))
  }
}

/// Redacts private text if the environment has the reason `.privacy`.
struct PrivacyModifier: ViewModifier, EnvironmentModifier {
  typealias Body = Never

  let isSensitive: Bool

  func modify(_ values: inout EnvironmentValues) {
    guard isSensitive, values.redactionReasons.contains(.privacy) else { return }
    values.textTraits.isPlaceholder = true
  }
}

extension String {
  /// The string with a block in place of each character that is not white space.
  var redacted: String {
    String(map { $0.isWhitespace ? $0 : "\u{2588}" })
  }
}
