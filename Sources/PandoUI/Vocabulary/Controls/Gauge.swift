/// How much there is of something, between two values.
public struct Gauge<
  Label: View,
  CurrentValueLabel: View,
  BoundsLabel: View,
  MarkedValueLabels: View
>: View {
  let range: GaugeRange
  let label: Label
  let current: CurrentValueLabel
  let minimum: BoundsLabel?
  let maximum: BoundsLabel?

  @Environment(\.gaugeStyle) private var style

  init(
    _ range: GaugeRange,
    label: Label,
    current: CurrentValueLabel,
    minimum: BoundsLabel?,
    maximum: BoundsLabel?
  ) {
    self.range = range
    self.label = label
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The gauge, as the style around it draws it.
  public var body: some View {
    if let style, !(style is any BuiltInGaugeStyle) {
      styled(style)
    } else {
      GaugeElement(
        range: range,
        style: (style as? any BuiltInGaugeStyle)?._name,
        content: TupleView(
          Part("label", label),
          current is EmptyView ? nil : Part("currentValue", current),
          minimum.map { Part("minimum", $0) },
          maximum.map { Part("maximum", $0) }
        )
      )
    }
  }

  private func styled<Style: GaugeStyle>(_ style: Style) -> AnyView {
    let configuration = GaugeStyleConfiguration(
      range: range,
      label: _StyleContent(label),
      currentValueLabel: current is EmptyView ? nil : _StyleContent(current),
      minimumValueLabel: minimum.map { _StyleContent($0) },
      maximumValueLabel: maximum.map { _StyleContent($0) }
    )
    return AnyView(StyledBody(style: style) { $0.makeBody(configuration: configuration) })
  }
}

extension Gauge {
  /// A gauge with views as its labels.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      GaugeRange(value, bounds),
      label: label(),
      current: currentValueLabel(),
      minimum: minimumValueLabel(),
      maximum: maximumValueLabel()
    )
  }

  /// A gauge with a view as its label.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label
  )
  where
    CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
  {
    self.init(
      GaugeRange(value, bounds),
      label: label(),
      current: EmptyView(),
      minimum: nil,
      maximum: nil
    )
  }

  /// A gauge with views as its label and the label of its value.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(
      GaugeRange(value, bounds),
      label: label(),
      current: currentValueLabel(),
      minimum: nil,
      maximum: nil
    )
  }

  /// A gauge with marks, which are not drawn.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      GaugeRange(value, bounds),
      label: label(),
      current: currentValueLabel(),
      minimum: minimumValueLabel(),
      maximum: maximumValueLabel()
    )
  }
}

/// A value between two others.
struct GaugeRange: Equatable {
  let value: Double
  let minimum: Double
  let maximum: Double

  init<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) {
    self.value = Double(min(max(value, bounds.lowerBound), bounds.upperBound))
    minimum = Double(bounds.lowerBound)
    maximum = Double(bounds.upperBound)
  }
}

/// A gauge as it is drawn.
struct GaugeElement<Content: View>: ElementView {
  let range: GaugeRange
  let style: String?
  let content: Content

  var kind: ElementKind { .gauge }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.value] = .number(range.value)
    element[.minimum] = .number(range.minimum)
    element[.maximum] = .number(range.maximum)
    element[.style] = style.map { .text($0) }
    if environment.labelsHidden { element[.labelIsHidden] = .flag(true) }
  }
}
