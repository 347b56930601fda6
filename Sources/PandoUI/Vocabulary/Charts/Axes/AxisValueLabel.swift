public import Foundation

/// A label at an axis.
public struct AxisValueLabel: AxisMark {
  private let words: (AxisValue) -> ChartDrawing.Tick.Label.Words?
  /// The label without its words.
  private var label: ChartDrawing.Tick.Label

  private init(
    _ label: ChartDrawing.Tick.Label,
    words: @escaping (AxisValue) -> ChartDrawing.Tick.Label.Words?
  ) {
    self.label = label
    self.words = words
  }

  /// The settings of a label.
  private static func label(
    _ centered: Bool?,
    _ anchor: UnitPoint?,
    _ collisionResolution: AxisValueLabelCollisionResolution,
    _ orientation: AxisValueLabelOrientation,
    _ horizontalSpacing: CGFloat?,
    _ verticalSpacing: CGFloat?
  ) -> ChartDrawing.Tick.Label {
    var label = ChartDrawing.Tick.Label(.value)
    label.isCentered = centered
    label.anchor = anchor
    label.orientation = orientation.orientation
    label.horizontalSpacing = horizontalSpacing
    label.verticalSpacing = verticalSpacing
    label.isKept = collisionResolution == .disabled
    return label
  }

  /// Makes a label with the value.
  ///
  /// - Parameters:
  ///   - centered: Whether the label is in the middle between the value and the next marked one, or in the middle of a
  ///     category; false for the value itself, or the beginning of a category. Nil is the value, or the middle of a category.
  ///   - anchor: The point of the label that is at the value; nil for the middle of its side.
  ///   - multiLabelAlignment: No effect here: each value has one label.
  ///   - collisionResolution: `.disabled` draws labels that have no room beside each other; else some are left out.
  ///   - offsetsMarks: No effect here: marks do not make room for labels.
  ///   - orientation: The direction of the words.
  ///   - horizontalSpacing: The distance from the plot, or for the horizontal axis from the value, in points; nil for the
  ///     renderer's.
  ///   - verticalSpacing: The distance from the plot, or for the vertical axis from the value, in points; nil for the
  ///     renderer's.
  public init(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    let label = Self.label(
      centered,
      anchor,
      collisionResolution,
      orientation,
      horizontalSpacing,
      verticalSpacing
    )
    self.init(label) { _ in .value }
  }

  /// Makes a label with the value in a format.
  ///
  /// - Parameters:
  ///   - format: The format; a value of another type is written plainly.
  ///   - centered: Whether the label is in the middle between the value and the next marked one, or in the middle of a
  ///     category; false for the value itself, or the beginning of a category. Nil is the value, or the middle of a category.
  ///   - anchor: The point of the label that is at the value; nil for the middle of its side.
  ///   - multiLabelAlignment: No effect here: each value has one label.
  ///   - collisionResolution: `.disabled` draws labels that have no room beside each other; else some are left out.
  ///   - offsetsMarks: No effect here: marks do not make room for labels.
  ///   - orientation: The direction of the words.
  ///   - horizontalSpacing: The distance from the plot, or for the horizontal axis from the value, in points; nil for the
  ///     renderer's.
  ///   - verticalSpacing: The distance from the plot, or for the vertical axis from the value, in points; nil for the
  ///     renderer's.
  public init<F: FormatStyle>(
    format: F,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where F.FormatOutput == String, F.FormatInput: Plottable {
    let label = Self.label(
      centered,
      anchor,
      collisionResolution,
      orientation,
      horizontalSpacing,
      verticalSpacing
    )
    self.init(label) { value in
      value.as(F.FormatInput.self).map { .words(format.format($0)) } ?? .value
    }
  }

  /// Makes a label with other words than the value.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - centered: Whether the label is in the middle between the value and the next marked one, or in the middle of a
  ///     category; false for the value itself, or the beginning of a category. Nil is the value, or the middle of a category.
  ///   - anchor: The point of the label that is at the value; nil for the middle of its side.
  ///   - multiLabelAlignment: No effect here: each value has one label.
  ///   - collisionResolution: `.disabled` draws labels that have no room beside each other; else some are left out.
  ///   - offsetsMarks: No effect here: marks do not make room for labels.
  ///   - orientation: The direction of the words.
  ///   - horizontalSpacing: The distance from the plot, or for the horizontal axis from the value, in points; nil for the
  ///     renderer's.
  ///   - verticalSpacing: The distance from the plot, or for the vertical axis from the value, in points; nil for the
  ///     renderer's.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ text: S,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    let words = String(text)
    let label = Self.label(
      centered,
      anchor,
      collisionResolution,
      orientation,
      horizontalSpacing,
      verticalSpacing
    )
    self.init(label) { _ in .words(words) }
  }

  /// Makes a label with other words than the value.
  ///
  /// - Parameters:
  ///   - labelKey: The words, as a localization key.
  ///   - centered: Whether the label is in the middle between the value and the next marked one, or in the middle of a
  ///     category; false for the value itself, or the beginning of a category. Nil is the value, or the middle of a category.
  ///   - anchor: The point of the label that is at the value; nil for the middle of its side.
  ///   - multiLabelAlignment: No effect here: each value has one label.
  ///   - collisionResolution: `.disabled` draws labels that have no room beside each other; else some are left out.
  ///   - offsetsMarks: No effect here: marks do not make room for labels.
  ///   - orientation: The direction of the words.
  ///   - horizontalSpacing: The distance from the plot, or for the horizontal axis from the value, in points; nil for the
  ///     renderer's.
  ///   - verticalSpacing: The distance from the plot, or for the vertical axis from the value, in points; nil for the
  ///     renderer's.
  public init(
    _ labelKey: LocalizedStringKey,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    let words = labelKey.text()
    let label = Self.label(
      centered,
      anchor,
      collisionResolution,
      orientation,
      horizontalSpacing,
      verticalSpacing
    )
    self.init(label) { _ in .words(words) }
  }

  /// Makes a label with a view.
  ///
  /// - Parameters:
  ///   - centered: Whether the label is in the middle between the value and the next marked one, or in the middle of a
  ///     category; false for the value itself, or the beginning of a category. Nil is the value, or the middle of a category.
  ///   - anchor: The point of the label that is at the value; nil for the middle of its side.
  ///   - multiLabelAlignment: No effect here: each value has one label.
  ///   - collisionResolution: `.disabled` draws labels that have no room beside each other; else some are left out.
  ///   - offsetsMarks: No effect here: marks do not make room for labels.
  ///   - orientation: The direction of the words.
  ///   - horizontalSpacing: The distance from the plot, or for the horizontal axis from the value, in points; nil for the
  ///     renderer's.
  ///   - verticalSpacing: The distance from the plot, or for the vertical axis from the value, in points; nil for the
  ///     renderer's.
  ///   - content: Makes the view. Nothing is drawn for an empty one.
  public init<Content: View>(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let view = content()
    let words = viewWords(view)
    let looks = MaskDrawing.firstText(of: view)
    var label = Self.label(
      centered,
      anchor,
      collisionResolution,
      orientation,
      horizontalSpacing,
      verticalSpacing
    )
    if case .font(let font)? = looks[.font] { label.font = font }
    if case .paint(let paint)? = looks[.foreground] { label.paint = paint }
    let isEmpty = SubviewList.subviews(of: view).isEmpty
    if !isEmpty, !MaskDrawing.isOneText(view) { label.view = ChartLabelView(AnyView(view)) }
    self.init(label) { _ in isEmpty ? nil : .words(words) }
  }

  /// Adds the mark to those at a value.
  @_documentation(visibility: internal)
  public func _draw(_ tick: inout ChartDrawing.Tick, at value: AxisValue) {
    guard let words = words(value) else { return }
    var label = label
    label.words = words
    tick.label = label
  }
}

/// The direction in which a label is written.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  let orientation: ChartDrawing.Tick.Label.Orientation
  private let isAutomatic: Bool

  /// As the renderer chooses.
  public static let automatic = Self(orientation: .horizontal, isAutomatic: true)
  /// Horizontally.
  public static let horizontal = Self(orientation: .horizontal, isAutomatic: false)
  /// Vertically, from the top.
  public static let vertical = Self(orientation: .down, isAutomatic: false)
  /// Vertically, from the bottom.
  public static let verticalReversed = Self(orientation: .up, isAutomatic: false)
}

/// The treatment of labels that have no room beside each other. Here renderers leave some out, or
/// draw all.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  private let name: String
  /// As the renderer chooses.
  public static let automatic = Self(name: "automatic")
  /// Labels without room are left out.
  public static let greedy = Self(name: "greedy")
  /// Labels without room are left out, as with `greedy`.
  public static let truncate = Self(name: "truncate")
  /// All are drawn.
  public static let disabled = Self(name: "disabled")

  /// Labels without room are left out.
  ///
  /// - Parameters:
  ///   - priority: No effect here: renderers choose which are left out.
  ///   - minimumSpacing: No effect here: renderers choose the distance.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self {
    .greedy
  }
}
