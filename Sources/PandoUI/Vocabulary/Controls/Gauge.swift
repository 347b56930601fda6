/// A view that shows a value between two bounds.
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

  /// The gauge, as the style of the environment draws it.
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
  /// Makes a gauge with views as its labels.
  ///
  /// - Parameters:
  ///   - value: The value, bounded to `bounds`.
  ///   - bounds: The values at the lower and the upper end.
  ///   - label: Builds the label, called once in the initializer.
  ///   - currentValueLabel: Builds the label of the value, called once in the initializer.
  ///   - minimumValueLabel: Builds the label at the lower end, called once in the initializer.
  ///   - maximumValueLabel: Builds the label at the upper end, called once in the initializer.
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

  /// Makes a gauge with a view as its label.
  ///
  /// - Parameters:
  ///   - value: The value, bounded to `bounds`.
  ///   - bounds: The values at the lower and the upper end.
  ///   - label: Builds the label, called once in the initializer.
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

  /// Makes a gauge with a label and a label of its value.
  ///
  /// - Parameters:
  ///   - value: The value, bounded to `bounds`.
  ///   - bounds: The values at the lower and the upper end.
  ///   - label: Builds the label, called once in the initializer.
  ///   - currentValueLabel: Builds the label of the value, called once in the initializer.
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

  /// Makes a gauge with labels at marks, which are not drawn.
  ///
  /// - Parameters:
  ///   - value: The value, bounded to `bounds`.
  ///   - bounds: The values at the lower and the upper end.
  ///   - label: Builds the label, called once in the initializer.
  ///   - currentValueLabel: Builds the label of the value, called once in the initializer.
  ///   - minimumValueLabel: Builds the label at the lower end, called once in the initializer.
  ///   - maximumValueLabel: Builds the label at the upper end, called once in the initializer.
  ///   - markedValueLabels: No effect here: never called.
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

/// A value between two bounds.
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

/// The element of a gauge.
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
    // A gauge takes a gradient itself, because elements around it pass on only solid tints.
    if environment.tint?.solidColor == nil { element.takeTint(from: environment) }
    if environment.labelsHidden { element[.labelIsHidden] = .flag(true) }
  }
}
