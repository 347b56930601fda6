/// The interaction with content behind a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  let isEnabled: Bool
  /// The platform's default: the content behind the sheet cannot be used.
  public static let automatic = Self(isEnabled: false)
  /// The content behind the sheet can be used.
  public static let enabled = Self(isEnabled: true)
  /// The content behind the sheet cannot be used.
  public static let disabled = Self(isEnabled: false)

  /// The content behind the sheet can be used, at whatever height the sheet is.
  ///
  /// - Parameter detent: No effect here: the sheet does not become modal when it is dragged higher.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}
