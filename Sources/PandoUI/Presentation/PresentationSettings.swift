public import Foundation

/// What a view says to the sheet or popover it is in.
struct PresentationSettings: Equatable {
  var detents: [String]?
  var isDismissDisabled: Bool?
  var dragIndicator: Visibility?
  var cornerRadius: Double?
  var background: Paint?
  var sizing: String?

  enum Key: PreferenceKey {
    static var defaultValue: PresentationSettings { PresentationSettings() }
    static func reduce(
      value: inout PresentationSettings,
      nextValue: () -> PresentationSettings
    ) {
      value.fill(from: nextValue())
    }
  }

  /// Takes what is not said yet from other settings.
  mutating func fill(from other: PresentationSettings) {
    detents = detents ?? other.detents
    isDismissDisabled = isDismissDisabled ?? other.isDismissDisabled
    dragIndicator = dragIndicator ?? other.dragIndicator
    cornerRadius = cornerRadius ?? other.cornerRadius
    background = background ?? other.background
    sizing = sizing ?? other.sizing
  }

  /// Whether something of what is behind may be seen.
  var isSeenThrough: Bool { background != nil || cornerRadius != nil }

  func describe(_ element: inout ElementDescription) {
    element[.detents] = detents.map { .list($0) }
    element[.showsIndicators] = dragIndicator.flatMap { $0 == .visible ? .flag(true) : nil }
    element[.cornerRadius] = cornerRadius.map { .number($0) }
    element[.background] = background.map { .paint($0) }
    element[.placement] = sizing.map { .text($0) }
  }
}

extension View {
  /// Says something to the sheet or popover around. What is said nearer to the content wins.
  func presentationSettings(_ change: (inout PresentationSettings) -> Void) -> some View {
    var settings = PresentationSettings()
    change(&settings)
    return transformPreference(PresentationSettings.Key.self) { $0.fill(from: settings) }
  }

  /// Says at which heights the sheet around rests.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    // The lowest comes first: a renderer opens the sheet at it.
    presentationSettings {
      $0.detents = detents.sorted { ($0.share, $0.name) < ($1.share, $1.name) }.map(\.name)
    }
  }

  /// Says at which heights the sheet around rests. Renderers do not report which one the user
  /// chose.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    presentationSettings {
      // The chosen one comes first: a renderer opens the sheet at it.
      let chosen = selection.wrappedValue.name
      $0.detents = [chosen] + detents.map(\.name).filter { $0 != chosen }.sorted()
    }
  }

  /// Says whether the sheet around has a handle to drag it by.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationSettings { $0.dragIndicator = visibility }
  }

  /// Rounds the corners of the sheet around.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationSettings { $0.cornerRadius = cornerRadius.map { Double($0) } }
  }

  /// Gives the sheet around a background.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationSettings { $0.background = style._paint() }
  }

  /// Says how large the sheet around is.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View {
    presentationSettings { $0.sizing = sizing.name }
  }

  /// Keeps the user from closing the sheet around other than by what is in it.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationSettings { $0.isDismissDisabled = isDisabled }
  }
}
