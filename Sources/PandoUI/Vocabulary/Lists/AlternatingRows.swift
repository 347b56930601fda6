/// The behaviour of alternating row colours.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  let name: String
  /// The platform's behaviour: rows have one colour.
  public static let automatic = Self(name: "automatic")
  /// The background of rows alternates.
  public static let enabled = Self(name: "enabled")
  /// The background of rows does not alternate.
  public static let disabled = Self(name: "disabled")
}

extension View {
  /// Gives every other row of this list or table another background.
  ///
  /// - Parameter behavior: Whether the background of rows alternates.
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    attribute(.alternatesRows, behavior == .enabled ? .flag(true) : nil)
  }
}
