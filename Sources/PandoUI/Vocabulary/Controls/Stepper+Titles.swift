public import Foundation

extension Stepper where Label == Text {
  /// Makes a stepper of a value without bounds.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - value: The value; written after each press.
  ///   - step: The distance of one press.
  ///   - onEditingChanged: Called on the main actor with true before and with false after each
  ///     change.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    steps = Steps(value, in: nil, step: step, onEditingChanged: onEditingChanged)
    content = Text(titleKey)
  }

  /// Makes a stepper of a value without bounds.
  ///
  /// - Parameters:
  ///   - title: The title, drawn as it is and not localized.
  ///   - value: The value; written after each press.
  ///   - step: The distance of one press.
  ///   - onEditingChanged: Called on the main actor with true before and with false after each
  ///     change.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    steps = Steps(value, in: nil, step: step, onEditingChanged: onEditingChanged)
    content = Text(title)
  }

  /// Makes a stepper of a value within bounds.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - value: The value; written within `bounds` after each press.
  ///   - bounds: The minimum and the maximum value that the buttons reach.
  ///   - step: The distance of one press.
  ///   - onEditingChanged: Called on the main actor with true before and with false after each
  ///     change.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    steps = Steps(value, in: bounds, step: step, onEditingChanged: onEditingChanged)
    content = Text(titleKey)
  }

  /// Makes a stepper of a value within bounds.
  ///
  /// - Parameters:
  ///   - title: The title, drawn as it is and not localized.
  ///   - value: The value; written within `bounds` after each press.
  ///   - bounds: The minimum and the maximum value that the buttons reach.
  ///   - step: The distance of one press.
  ///   - onEditingChanged: Called on the main actor with true before and with false after each
  ///     change.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    steps = Steps(value, in: bounds, step: step, onEditingChanged: onEditingChanged)
    content = Text(title)
  }

  /// Makes a stepper whose two buttons run actions.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - onIncrement: Called on the main actor when plus is pressed; nil disables the button.
  ///   - onDecrement: Called on the main actor when minus is pressed; nil disables the button.
  ///   - onEditingChanged: Called on the main actor with true before and with false after each
  ///     change.
  public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) },
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper whose two buttons run actions.
  ///
  /// - Parameters:
  ///   - title: The title, drawn as it is and not localized.
  ///   - onIncrement: Called on the main actor when plus is pressed; nil disables the button.
  ///   - onDecrement: Called on the main actor when minus is pressed; nil disables the button.
  ///   - onEditingChanged: Called on the main actor with true before and with false after each
  ///     change.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) },
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper of a value with a format.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - value: The value; written after each press.
  ///   - step: The distance of one press.
  ///   - format: The format in which assistive technology reads the value.
  ///   - onEditingChanged: Called on the main actor with true before and with false after each
  ///     change.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value,
      step: step,
      format: format,
      label: { Text(titleKey) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper of a value within bounds with a format.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - value: The value; written within `bounds` after each press.
  ///   - bounds: The minimum and the maximum value that the buttons reach.
  ///   - step: The distance of one press.
  ///   - format: The format in which assistive technology reads the value.
  ///   - onEditingChanged: Called on the main actor with true before and with false after each
  ///     change.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value,
      in: bounds,
      step: step,
      format: format,
      label: { Text(titleKey) },
      onEditingChanged: onEditingChanged
    )
  }
}
