extension Slider {
  /// Makes a slider with a label and labels at its ends.
  ///
  /// - Parameters:
  ///   - value: The value, read and written within `bounds`.
  ///   - bounds: The values at the lower and the upper end.
  ///   - label: Builds the label, called once in the initializer.
  ///   - minimumValueLabel: Builds the label at the lower end, called once in the initializer.
  ///   - maximumValueLabel: Builds the label at the upper end, called once in the initializer.
  ///   - onEditingChanged: Called on the main actor with true before and with false after each
  ///     change.
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

  /// Makes a slider that moves in steps, with a label and labels at its ends.
  ///
  /// - Parameters:
  ///   - value: The value, read within `bounds`; written within `bounds` and in whole steps.
  ///   - bounds: The values at the lower and the upper end.
  ///   - step: The distance between values from the lower bound; 0 or less allows all values.
  ///   - label: Builds the label, called once in the initializer.
  ///   - minimumValueLabel: Builds the label at the lower end, called once in the initializer.
  ///   - maximumValueLabel: Builds the label at the upper end, called once in the initializer.
  ///   - onEditingChanged: Called on the main actor with true before and with false after each
  ///     change.
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

  /// Makes a slider with a label and labels at its ends. The older order of parameters.
  ///
  /// - Parameters:
  ///   - value: The value, read and written within `bounds`.
  ///   - bounds: The values at the lower and the upper end.
  ///   - onEditingChanged: Called on the main actor with true before and with false after each
  ///     change.
  ///   - minimumValueLabel: The label at the lower end.
  ///   - maximumValueLabel: The label at the upper end.
  ///   - label: Builds the label, called once in the initializer.
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

  /// Makes a slider that moves in steps, with a label and labels at its ends. The older order of
  /// parameters.
  ///
  /// - Parameters:
  ///   - value: The value, read within `bounds`; written within `bounds` and in whole steps.
  ///   - bounds: The values at the lower and the upper end.
  ///   - step: The distance between values from the lower bound; 0 or less allows all values.
  ///   - onEditingChanged: Called on the main actor with true before and with false after each
  ///     change.
  ///   - minimumValueLabel: The label at the lower end.
  ///   - maximumValueLabel: The label at the upper end.
  ///   - label: Builds the label, called once in the initializer.
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
  /// Makes a slider with a label. The older order of parameters.
  ///
  /// - Parameters:
  ///   - value: The value, read and written within `bounds`.
  ///   - bounds: The values at the lower and the upper end.
  ///   - onEditingChanged: Called on the main actor with true before and with false after each
  ///     change.
  ///   - label: Builds the label, called once in the initializer.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that moves in steps, with a label. The older order of parameters.
  ///
  /// - Parameters:
  ///   - value: The value, read within `bounds`; written within `bounds` and in whole steps.
  ///   - bounds: The values at the lower and the upper end.
  ///   - step: The distance between values from the lower bound; 0 or less allows all values.
  ///   - onEditingChanged: Called on the main actor with true before and with false after each
  ///     change.
  ///   - label: Builds the label, called once in the initializer.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: label,
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a slider with a label.
  ///
  /// - Parameters:
  ///   - value: The value, read and written within `bounds`.
  ///   - bounds: The values at the lower and the upper end.
  ///   - label: Builds the label, called once in the initializer.
  ///   - onEditingChanged: Called on the main actor with true before and with false after each
  ///     change.
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

  /// Makes a slider that moves in steps, with a label.
  ///
  /// - Parameters:
  ///   - value: The value, read within `bounds`; written within `bounds` and in whole steps.
  ///   - bounds: The values at the lower and the upper end.
  ///   - step: The distance between values from the lower bound; 0 or less allows all values.
  ///   - label: Builds the label, called once in the initializer.
  ///   - onEditingChanged: Called on the main actor with true before and with false after each
  ///     change.
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
  /// Makes a slider without a label.
  ///
  /// - Parameters:
  ///   - value: The value, read and written within `bounds`.
  ///   - bounds: The values at the lower and the upper end.
  ///   - onEditingChanged: Called on the main actor with true before and with false after each
  ///     change.
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

  /// Makes a slider without a label that moves in steps.
  ///
  /// - Parameters:
  ///   - value: The value, read within `bounds`; written within `bounds` and in whole steps.
  ///   - bounds: The values at the lower and the upper end.
  ///   - step: The distance between values from the lower bound; 0 or less allows all values.
  ///   - onEditingChanged: Called on the main actor with true before and with false after each
  ///     change.
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
