extension View {
  /// Sets whether dragging scrolls or resizes the sheet. No effect here: renderers decide what
  /// dragging a sheet does.
  ///
  /// - Parameter behavior: What dragging in the sheet does first.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
}

/// The first effect of dragging in a sheet. No effect here: renderers decide what dragging a sheet
/// does.
public struct PresentationContentInteraction: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// Resizes the sheet.
  public static let resizes = Self(name: "resizes")
  /// Scrolls its content.
  public static let scrolls = Self(name: "scrolls")
}
