extension View {
  /// Says whether what is behind the sheet can be used. No effect here: sheets are modal.
  ///
  /// - Parameter interaction: Whether what is behind the sheet can be used.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Says whether dragging scrolls or resizes the sheet. No effect here: renderers decide what
  /// dragging a sheet does.
  ///
  /// - Parameter behavior: What dragging in the sheet does first.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
}

/// The interaction with content behind a sheet. No effect here: sheets are modal.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// The content behind the sheet can be used.
  public static let enabled = Self(name: "enabled")
  /// The content behind the sheet cannot be used.
  public static let disabled = Self(name: "disabled")
  /// It can while the sheet is no higher than this.
  ///
  /// - Parameter detent: The maximum height of the sheet at which what is behind it can be used.
  public static func enabled(upThrough detent: PresentationDetent) -> Self {
    Self(name: "enabled(\(detent.name))")
  }
}

/// The first effect of dragging in a sheet. No effect here: renderers decide what dragging a sheet
/// does.
public struct PresentationContentInteraction: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// Resizes the sheet.
  public static let resizes = Self(name: "resizes")
  /// Scrolls its content.
  public static let scrolls = Self(name: "scrolls")
}
