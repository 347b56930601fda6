/// A control that increases and decreases a value in steps.
public struct Stepper<Label: View>: ElementView {
  let steps: Steps
  /// The label.
  public let content: Label

  /// The value of a stepper, and the effect of its two buttons.
  struct Steps {
    /// The value as a number; nil if it is not one.
    var value: () -> Double?
    /// The bounds, and the size of a step.
    var minimum: Double?
    var maximum: Double?
    var step: Double
    /// Writes a value, given as a number.
    var set: (Double) -> Void
    /// The value in words; nil for the number itself.
    var words: () -> String? = { nil }
  }

  /// The kind of element that renderers draw.
  public var kind: ElementKind { .stepper }

  /// Describes the element to a renderer.
  ///
  /// - Parameters:
  ///   - element: The description to fill in.
  ///   - environment: The environment of the stepper.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    let steps = steps
    element[.value] = steps.value().map { .number($0) }
    element[.minimum] = steps.minimum.map { .number($0) }
    element[.maximum] = steps.maximum.map { .number($0) }
    element[.step] = .number(steps.step)
    element[.accessibilityValue] = steps.words().map { .text($0) }
    element.describeControl(in: environment)
    element.describeError(in: environment)
    element.on(.change) { event in
      if case .change(.number(let number)) = event { steps.set(number) }
    }
  }
}

extension Stepper.Steps {
  /// The steps of a value.
  init<V: Strideable>(
    _ value: Binding<V>,
    in bounds: ClosedRange<V>?,
    step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.value = { Number.double(value.wrappedValue) }
    minimum = bounds.flatMap { Number.double($0.lowerBound) }
    maximum = bounds.flatMap { Number.double($0.upperBound) }
    self.step = Number.double(step) ?? 1
    set = { number in
      onEditingChanged(true)
      let current = value.wrappedValue
      var new = current
      if let fitting = Number.value(number, as: V.self) {
        new = fitting
      } else if !Number.isNumber(V.self) {
        new = current.advanced(by: number < 0 ? 0 - step : step)
      }
      if let bounds { new = min(max(new, bounds.lowerBound), bounds.upperBound) }
      // Steps end at a number that the type cannot represent and at the last date.
      if new != current, ValueLimits.allows(any: new) { value.wrappedValue = new }
      onEditingChanged(false)
    }
  }

  /// Steps that run actions: a positive number increments, a negative one decrements.
  init(
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    value = { nil }
    minimum = onDecrement == nil ? 0 : -1
    maximum = onIncrement == nil ? 0 : 1
    step = 1
    set = { number in
      onEditingChanged(true)
      if number > 0 { onIncrement?() } else if number < 0 { onDecrement?() }
      onEditingChanged(false)
    }
  }
}

/// Conversions of numbers whose type is known only where they are made.
enum Number {
  /// A value as a number; nil if it is not one.
  static func double(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    default: nil
    }
  }

  /// Whether the values of a type are numbers.
  static func isNumber<V>(_ type: V.Type) -> Bool {
    type is any BinaryInteger.Type || type is any BinaryFloatingPoint.Type
  }

  /// A number as a value of a type, rounded for integers; nil if it does not fit.
  static func value<V>(_ number: Double, as type: V.Type) -> V? {
    func integer<I: BinaryInteger>(_ type: I.Type) -> V? {
      I(exactly: number.rounded()) as? V
    }
    func floating<F: BinaryFloatingPoint>(_ type: F.Type) -> V? {
      let value = F(number)
      return value.isFinite ? value as? V : nil
    }
    if let type = type as? any BinaryInteger.Type { return integer(type) }
    if let type = type as? any BinaryFloatingPoint.Type { return floating(type) }
    return nil
  }
}
