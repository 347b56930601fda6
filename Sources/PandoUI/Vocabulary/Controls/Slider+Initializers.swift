extension Slider {
  /// A slider with a label and labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    range = SliderRange(value, in: bounds, step: nil, onEditingChanged: onEditingChanged)
    self.label = label()
    minimumLabel = minimumValueLabel()
    maximumLabel = maximumValueLabel()
  }

  /// A slider that goes in steps, with a label and labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    range = SliderRange(value, in: bounds, step: step, onEditingChanged: onEditingChanged)
    self.label = label()
    minimumLabel = minimumValueLabel()
    maximumLabel = maximumValueLabel()
  }

  /// A slider with a label and labels at its ends, in the older order.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    range = SliderRange(value, in: bounds, step: nil, onEditingChanged: onEditingChanged)
    self.label = label()
    minimumLabel = minimumValueLabel
    maximumLabel = maximumValueLabel
  }

  /// A slider that goes in steps, with a label and labels at its ends, in the older order.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    range = SliderRange(value, in: bounds, step: step, onEditingChanged: onEditingChanged)
    self.label = label()
    minimumLabel = minimumValueLabel
    maximumLabel = maximumValueLabel
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    range = SliderRange(value, in: bounds, step: nil, onEditingChanged: onEditingChanged)
    self.label = label()
    minimumLabel = nil
    maximumLabel = nil
  }

  /// A slider that goes in steps, with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    range = SliderRange(value, in: bounds, step: step, onEditingChanged: onEditingChanged)
    self.label = label()
    minimumLabel = nil
    maximumLabel = nil
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider without a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    range = SliderRange(value, in: bounds, step: nil, onEditingChanged: onEditingChanged)
    label = EmptyView()
    minimumLabel = nil
    maximumLabel = nil
  }

  /// A slider without a label that goes in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    range = SliderRange(value, in: bounds, step: step, onEditingChanged: onEditingChanged)
    label = EmptyView()
    minimumLabel = nil
    maximumLabel = nil
  }
}
