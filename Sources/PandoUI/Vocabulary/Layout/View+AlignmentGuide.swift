public import Foundation

extension View {
  /// Sets the place of the view's guide for a horizontal alignment.
  ///
  /// ```swift
  /// .overlay(alignment: .topTrailing) {
  ///   Badge().alignmentGuide(.trailing) { $0[.trailing] - 8 }
  /// }
  /// ```
  ///
  /// The view moves by the distance between this guide and its default one. The size of the stack
  /// does not change.
  ///
  /// - Parameters:
  ///   - g: The guide. It has an effect if the container of the view aligns by it.
  ///   - computeValue: Makes the place of the guide, in points from the leading side, from the size
  ///     of the view, which the browser measures.
  public func alignmentGuide(
    _ g: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(guide: .horizontal(g), place: computeValue))
  }

  /// Sets the place of the view's guide for a vertical alignment.
  ///
  /// The view moves by the distance between this guide and its default one. The size of the stack
  /// does not change.
  ///
  /// - Parameters:
  ///   - g: The guide. It has an effect if the container of the view aligns by it.
  ///   - computeValue: Makes the place of the guide, in points from the upper side, from the size of
  ///     the view, which the browser measures.
  public func alignmentGuide(
    _ g: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(guide: .vertical(g), place: computeValue))
  }
}

private enum AlignmentGuide {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)

  /// Whether a container aligns its views by the guide.
  @MainActor
  func isGuide(of container: ElementInstance) -> Bool {
    let name = container.layers[0].drawn.text(.alignment) ?? "center"
    switch (self, container.kind) {
    case (.horizontal, .hstack), (.vertical, .vstack): return false
    case (.horizontal(let guide), _):
      return guide.name == name || guide == Self.horizontal(in: name)
    case (.vertical(let guide), _):
      return guide.name == name || guide == Self.vertical(in: name)
    }
  }

  private static func horizontal(in name: String) -> HorizontalAlignment {
    let name = name.lowercased()
    return name.contains("leading") ? .leading : name.contains("trailing") ? .trailing : .center
  }

  private static func vertical(in name: String) -> VerticalAlignment {
    let name = name.lowercased()
    if name.contains("firsttextbaseline") { return .firstTextBaseline }
    if name.contains("lasttextbaseline") { return .lastTextBaseline }
    return name.hasPrefix("top") ? .top : name.hasPrefix("bottom") ? .bottom : .center
  }
}

private struct AlignmentGuideModifier: ViewModifier {
  let guide: AlignmentGuide
  let place: (ViewDimensions) -> CGFloat
  @State private var geometry = Geometry()

  func body(content: Content) -> some View {
    content
      .modifier(MeasureModifier(geometry: geometry))
      .modifier(AlignmentShift(guide: guide, place: place, geometry: geometry))
  }
}

/// Moves a view by the distance between its guide and its default one.
private struct AlignmentShift: DecorationModifier {
  typealias Body = Never

  let guide: AlignmentGuide
  let place: (ViewDimensions) -> CGFloat
  let geometry: Geometry

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    // A guide that does not depend on the size is right before anything is measured.
    let size = geometry.knownSize ?? .zero
    let dimensions = ViewDimensions(width: size.width, height: size.height)
    guard let container = Evaluation.current?.elementAround({ $0.kind != .box }),
      guide.isGuide(of: container)
    else { return }
    var shift = CGPoint.zero
    switch guide {
    case .horizontal(let guide): shift.x = dimensions[guide] - place(dimensions)
    case .vertical(let guide): shift.y = dimensions[guide] - place(dimensions)
    }
    guard shift.x.isFinite, shift.y.isFinite, shift != .zero else { return }
    decoration[.offset] = .point(shift)
  }
}
