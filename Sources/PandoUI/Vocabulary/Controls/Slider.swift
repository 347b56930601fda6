/// A control that picks a value between two bounds by dragging.
public struct Slider<Label: View, ValueLabel: View>: View {
  let range: SliderRange
  let label: Label
  let minimumLabel: ValueLabel?
  let maximumLabel: ValueLabel?

  /// The control.
  public var body: some View {
    SliderElement(
      range: range,
      content: TupleView(
        Part("label", label),
        minimumLabel.map { Part("minimum", $0) },
        maximumLabel.map { Part("maximum", $0) }
      )
    )
  }
}

/// The value of a slider, and its bounds and steps.
struct SliderRange {
  var value: () -> Double
  var minimum: Double
  var maximum: Double
  var step: Double?
  var set: (Double) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride?,
    onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    let minimum = Double(bounds.lowerBound)
    let maximum = Double(bounds.upperBound)
    let step = step.map { Double($0) }.flatMap { $0 > 0 ? $0 : nil }
    self.value = { min(max(Double(value.wrappedValue), minimum), maximum) }
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
    set = { number in
      onEditingChanged(true)
      var new = number
      if let step { new = minimum + ((number - minimum) / step).rounded() * step }
      if new > maximum, let step { new -= step }
      new = min(max(new, minimum), maximum)
      value.wrappedValue = V(new)
      onEditingChanged(false)
    }
  }
}

/// The element of a slider.
struct SliderElement<Content: View>: ElementView {
  let range: SliderRange
  let content: Content

  var kind: ElementKind { .slider }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    let range = range
    element[.value] = .number(range.value())
    element[.minimum] = .number(range.minimum)
    element[.maximum] = .number(range.maximum)
    element[.step] = range.step.map { .number($0) }
    element.describeControl(in: environment)
    element.on(.change) { event in
      if case .change(.number(let number)) = event { range.set(number) }
    }
  }
}
