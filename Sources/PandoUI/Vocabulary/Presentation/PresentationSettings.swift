public import Foundation

/// The settings that a view passes to its sheet or popover.
struct PresentationSettings: Equatable {
  var detents: [String]?
  var detentSelection: DetentSelection?
  var allowsBehind: Bool?
  var isDismissDisabled: Bool?
  var dragIndicator: Visibility?
  var cornerRadius: Double?
  var background: Paint?
  var sizing: String?
  var compactAdaptation: PresentationAdaptation?

  enum Key: PreferenceKey {
    static var defaultValue: PresentationSettings { PresentationSettings() }
    static func reduce(
      value: inout PresentationSettings,
      nextValue: () -> PresentationSettings
    ) {
      value.fill(from: nextValue())
    }
  }

  /// Takes the settings that are still nil from other settings.
  mutating func fill(from other: PresentationSettings) {
    detents = detents ?? other.detents
    detentSelection = detentSelection ?? other.detentSelection
    allowsBehind = allowsBehind ?? other.allowsBehind
    isDismissDisabled = isDismissDisabled ?? other.isDismissDisabled
    dragIndicator = dragIndicator ?? other.dragIndicator
    cornerRadius = cornerRadius ?? other.cornerRadius
    background = background ?? other.background
    sizing = sizing ?? other.sizing
    compactAdaptation = compactAdaptation ?? other.compactAdaptation
  }

  /// Whether content behind the presentation may be visible.
  var isTranslucent: Bool { background != nil || cornerRadius != nil }

  func describe(_ element: inout ElementDescription) {
    element[.detents] = detents.map { .list($0) }
    if allowsBehind == true { element[.allowsBehind] = .flag(true) }
    if let detentSelection {
      element.on(.change) { event in
        if case .change(.number(let index)) = event { detentSelection.choose(index) }
      }
    }
    element[.showsIndicators] = dragIndicator.flatMap { $0 == .visible ? .flag(true) : nil }
    element[.cornerRadius] = cornerRadius.map { .number($0) }
    element[.background] = background.map { .paint($0) }
    element[.placement] = sizing.map { .text($0) }
    if compactAdaptation?.keepsPopover == true { element[.style] = .text("popover") }
  }
}

/// The detents of a sheet, in the order of its attribute, and the binding to the selected one.
struct DetentSelection: Equatable {
  let detents: [PresentationDetent]
  let binding: Binding<PresentationDetent>

  static func == (lhs: DetentSelection, rhs: DetentSelection) -> Bool { lhs.detents == rhs.detents }

  func choose(_ index: Double) {
    guard let index = Int(exactly: index), detents.indices.contains(index),
      binding.wrappedValue != detents[index]
    else { return }
    binding.wrappedValue = detents[index]
  }
}

extension View {
  /// Passes settings to the sheet or popover around. Settings nearer to the content win.
  func presentationSettings(_ change: (inout PresentationSettings) -> Void) -> some View {
    var settings = PresentationSettings()
    change(&settings)
    return transformPreference(PresentationSettings.Key.self) { $0.fill(from: settings) }
  }

  /// Sets the heights of the sheet around.
  ///
  /// - Parameter detents: The heights. In windows of at most 600 points a browser opens the sheet
  ///   at the lowest one. The user drags or presses its upper edge to reach the others. In wider
  ///   windows a sheet is as high as its content, up to a limit.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    // The lowest comes first, because a renderer opens the sheet at the first.
    presentationSettings {
      $0.detents = detents.filter(\.isActive)
        .sorted { ($0.share, $0.name) < ($1.share, $1.name) }.map(\.name)
    }
  }

  /// Sets the heights of the sheet around, with a binding to the selected one.
  ///
  /// - Parameters:
  ///   - detents: The heights. A browser uses them in windows of at most 600 points, where the user
  ///     drags or presses the upper edge of the sheet.
  ///   - selection: The height of the sheet; written when the user moves the sheet to another one.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    presentationSettings {
      // The selected one comes first, because a renderer opens the sheet at the first.
      let chosen = selection.wrappedValue
      let others = detents.filter { $0.isActive && $0 != chosen }.sorted { $0.name < $1.name }
      let all = (chosen.isActive ? [chosen] : []) + others
      $0.detents = all.map(\.name)
      $0.detentSelection = DetentSelection(detents: all, binding: selection)
    }
  }

  /// Sets whether the sheet around has a drag handle.
  ///
  /// - Parameter visibility: Whether there is a handle. A browser draws one in windows of at most 600
  ///   points, and always for several heights.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationSettings { $0.dragIndicator = visibility }
  }

  /// Sets the corner radius of the sheet around.
  ///
  /// - Parameter cornerRadius: The radius, in points; nil for the renderer's.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationSettings { $0.cornerRadius = cornerRadius.map { Double($0) } }
  }

  /// Sets the background of the sheet around.
  ///
  /// - Parameter style: The paint of the background.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationSettings { $0.background = style._paint() }
  }

  /// Sets the background of the sheet around.
  ///
  /// - Parameters:
  ///   - alignment: Where a background stands that is smaller than the content of the sheet.
  ///   - content: Makes the background. A colour, a gradient, a material or the fill of a shape
  ///     covers the whole sheet. Another view stands behind its content.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    let paint = (content as? any ShapeStyle)?._paint() ?? (content as? any FilledShape)?.onlyFill
    return background(alignment: alignment) { if paint == nil { content } }
      .presentationSettings { $0.background = paint ?? Color.clear._paint() }
  }

  /// Sets whether the content behind the sheet around can be used.
  ///
  /// - Parameter interaction: Whether what is behind the sheet can be used.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentationSettings { $0.allowsBehind = interaction.isEnabled }
  }

  /// Sets the size of the sheet around.
  ///
  /// - Parameter sizing: The size. A browser applies it in windows of more than 600 points: a form
  ///   is narrower than a page, and a fitted sheet is as wide as its content. Each is as high as
  ///   its content, up to the height of the window.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View {
    presentationSettings { $0.sizing = sizing.name }
  }

  /// Prevents the user from closing the sheet around except by its content.
  ///
  /// - Parameter isDisabled: Whether the button that closes the sheet, and other ways to close it,
  ///   are left out.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationSettings { $0.isDismissDisabled = isDisabled }
  }
}
