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
  /// Called with true when the user begins to move the slider, and with false when the user lets it go.
  var edit: (Bool) -> Void

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
    edit = onEditingChanged
    set = { number in
      var new = number
      if let step { new = minimum + ((number - minimum) / step).rounded() * step }
      if new > maximum, let step { new -= step }
      new = min(max(new, minimum), maximum)
      value.wrappedValue = V(new)
    }
  }
}

/// The element of a slider.
struct SliderElement<Content: View>: ElementView {
  let range: SliderRange
  let content: Content

  @State private var press = SliderPress()

  var kind: ElementKind { .slider }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    let (range, press) = (range, press)
    element[.value] = .number(range.value())
    element[.minimum] = .number(range.minimum)
    element[.maximum] = .number(range.maximum)
    element[.step] = range.step.map { .number($0) }
    element.describeControl(in: environment)
    element.describeError(in: environment)
    element.on(.change) { event in
      guard case .change(.number(let number)) = event else { return }
      if !press.isDown {
        press.isDown = true
        range.edit(true)
      }
      range.set(number)
    }
    // A renderer says when the slider is let go.
    element.on(.submit) { _ in
      guard press.isDown else { return }
      press.isDown = false
      range.edit(false)
    }
  }
}

/// Whether a slider is being moved.
@MainActor
private final class SliderPress {
  var isDown = false

  nonisolated init() {}
}
