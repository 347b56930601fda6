public import Foundation

extension Stepper {
  /// Makes a stepper of a value without bounds.
  ///
  /// - Parameters:
  ///   - value: The value; written after each press.
  ///   - step: The distance of one press.
  ///   - label: Builds the label, called once in the initializer.
  ///   - onEditingChanged: Called on the main actor with true before and with false after each
  ///     change.
  public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    steps = Steps(value, in: nil, step: step, onEditingChanged: onEditingChanged)
    content = label()
  }

  /// Makes a stepper of a value within bounds.
  ///
  /// - Parameters:
  ///   - value: The value; written within `bounds` after each press.
  ///   - bounds: The minimum and the maximum value that the buttons reach.
  ///   - step: The distance of one press.
  ///   - label: Builds the label, called once in the initializer.
  ///   - onEditingChanged: Called on the main actor with true before and with false after each
  ///     change.
  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    steps = Steps(value, in: bounds, step: step, onEditingChanged: onEditingChanged)
    content = label()
  }

  /// Makes a stepper whose two buttons run actions.
  ///
  /// - Parameters:
  ///   - label: Builds the label, called once in the initializer.
  ///   - onIncrement: Called on the main actor when plus is pressed; nil disables the button.
  ///   - onDecrement: Called on the main actor when minus is pressed; nil disables the button.
  ///   - onEditingChanged: Called on the main actor with true before and with false after each
  ///     change.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    steps = Steps(
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
    content = label()
  }

  /// Makes a stepper whose two buttons run actions.
  ///
  /// - Parameters:
  ///   - onIncrement: Called on the main actor when plus is pressed; nil disables the button.
  ///   - onDecrement: Called on the main actor when minus is pressed; nil disables the button.
  ///   - onEditingChanged: Called on the main actor with true before and with false after each
  ///     change.
  ///   - label: Builds the label, called once in the initializer.
  public init(
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label,
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper of a value with a format.
  ///
  /// - Parameters:
  ///   - value: The value; written after each press.
  ///   - step: The distance of one press.
  ///   - format: The format in which assistive technology reads the value.
  ///   - label: Builds the label, called once in the initializer.
  ///   - onEditingChanged: Called on the main actor with true before and with false after each
  ///     change.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    var steps = Steps(value, in: nil, step: step, onEditingChanged: onEditingChanged)
    steps.words = { format.format(value.wrappedValue) }
    self.steps = steps
    content = label()
  }

  /// Makes a stepper of a value within bounds with a format.
  ///
  /// - Parameters:
  ///   - value: The value; written within `bounds` after each press.
  ///   - bounds: The minimum and the maximum value that the buttons reach.
  ///   - step: The distance of one press.
  ///   - format: The format in which assistive technology reads the value.
  ///   - label: Builds the label, called once in the initializer.
  ///   - onEditingChanged: Called on the main actor with true before and with false after each
  ///     change.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    var steps = Steps(value, in: bounds, step: step, onEditingChanged: onEditingChanged)
    steps.words = { format.format(value.wrappedValue) }
    self.steps = steps
    content = label()
  }

  /// Makes a stepper of a value without bounds, with the label last.
  ///
  /// - Parameters:
  ///   - value: The value; written after each press.
  ///   - step: The distance of one press.
  ///   - onEditingChanged: Called on the main actor with true before and with false after each
  ///     change.
  ///   - label: Builds the label, called once in the initializer.
  public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value within bounds, with the label last.
  ///
  /// - Parameters:
  ///   - value: The value; written within `bounds` after each press.
  ///   - bounds: The minimum and the maximum value that the buttons reach.
  ///   - step: The distance of one press.
  ///   - onEditingChanged: Called on the main actor with true before and with false after each
  ///     change.
  ///   - label: Builds the label, called once in the initializer.
  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: label,
      onEditingChanged: onEditingChanged
    )
  }
}
