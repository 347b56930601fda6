extension View {
  /// Sets the form of the presentation around in a compact width.
  ///
  /// A popover is a sheet there, and stays a popover beside its source with `.popover` or `.none`. A sheet stays a sheet.
  ///
  /// - Parameter adaptation: The form in a window of at most 600 points.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationSettings { $0.compactAdaptation = adaptation }
  }

  /// Sets the form of the presentation around in a compact width.
  ///
  /// - Parameters:
  ///   - horizontalAdaptation: The form in a window of at most 600 points, as in ``presentationCompactAdaptation(_:)``.
  ///   - verticalAdaptation: No effect here: low windows have the same form as others.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontalAdaptation)
  }
}

/// The form of a presentation where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  private enum Form { case automatic, none, popover, sheet, fullScreenCover }

  private let form: Form

  /// The platform's default: a popover is a sheet.
  public static let automatic = Self(form: .automatic)
  /// The form that the presentation has in a regular width.
  public static let none = Self(form: .none)
  /// As a popover.
  public static let popover = Self(form: .popover)
  /// As a sheet.
  public static let sheet = Self(form: .sheet)
  /// Over everything: as a sheet here.
  public static let fullScreenCover = Self(form: .fullScreenCover)

  /// Whether a popover stays one.
  var keepsPopover: Bool { form == .none || form == .popover }
}
