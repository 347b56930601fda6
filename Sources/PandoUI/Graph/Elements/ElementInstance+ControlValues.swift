import Foundation

// The values that controls accept.
extension ElementInstance {
  /// Returns the value, adjusted to what this control accepts.
  ///
  /// - Throws: Why the control does not accept the value.
  func validated(_ value: EventValue) throws(InvalidEvent) -> EventValue {
    switch (kind, value) {
    case (.toggle, .flag), (.disclosure, .flag), (.menu, .flag), (.tableRow, .flag): return value
    case (.textField, .text(let text)), (.secureField, .text(let text)):
      let isLine = kind == .secureField || layers[0].drawn.text(.axis) != "vertical"
      return .text(try Self.typed(text, isLine: isLine))
    case (.textEditor, .text(let text)): return .text(try Self.typed(text, isLine: false))
    case (.slider, .number(let number)): return .number(try sliderValue(at: number))
    case (.stepper, .number(let number)): return .number(try stepped(to: number))
    case (.chart, .number(let place)):
      // A place along the axis in percent, or -1 for none.
      guard (0...100).contains(place) || place == -1 else {
        throw InvalidEvent("the axis of a chart has no place \(shortNumber(place)).")
      }
      return value
    case (.sheet, .number(let index)):
      let count = layers[0].drawn.list(.detents).count
      guard index >= 0, index < Double(count), index == index.rounded() else {
        throw InvalidEvent(
          "it has \(count) heights, and none with the index \(shortNumber(index))."
        )
      }
      return value
    case (.datePicker, .date(let date)): return .date(try picked(date))
    case (.colorPicker, .color(let color)):
      let allowsOpacity = layers[0].drawn.list(.components).contains("opacity")
      guard color.isPlain(allowsOpacity: allowsOpacity) else {
        throw InvalidEvent("\(color) cannot be picked.")
      }
      return value
    case (.picker, .selection(let ids)), (.tabView, .selection(let ids)):
      guard ids.count == 1 else { throw InvalidEvent("one of its options is chosen at a time.") }
      try validate(chosen: ids)
      return value
    case (.list, .selection(let ids)), (.table, .selection(let ids)):
      guard ids.count <= 1 || layers[0].drawn.flag(.allowsMultiple) else {
        throw InvalidEvent("one of its rows is chosen at a time.")
      }
      try validate(chosen: ids)
      return value
    case (_, .flag):
      let drawn = layers[0].drawn
      if drawn[.isOn] != nil || drawn[.isExpanded] != nil { return value }
    default: break
    }
    throw InvalidEvent("its values are of another type.")
  }

  // MARK: Text

  /// The text as the field stores it, with line breaks replaced in a field of one line.
  private static func typed(_ text: String, isLine: Bool) throws(InvalidEvent) -> String {
    guard text.utf8.count <= ValueLimits.longestText else {
      throw InvalidEvent("the text is too long.")
    }
    var mayBreak = false
    for byte in text.utf8 {
      switch byte {
      case 0: throw InvalidEvent("the text has a NUL.")
      case 0x0A where isLine, 0x0D where isLine:
        throw InvalidEvent("the text has more than one line.")
      // The first bytes of Unicode's other line breaks, which browsers allow in a field of one line.
      case 0x0B, 0x0C, 0xC2, 0xE2: mayBreak = true
      default: break
      }
    }
    guard isLine, mayBreak, text.contains(where: \.isNewline) else { return text }
    return String(text.map { $0.isNewline ? " " : $0 })
  }

  // MARK: Numbers

  /// The range of this control's numbers.
  private var limits: (low: Double, high: Double) {
    let drawn = layers[0].drawn
    func limit(_ key: AttributeKey, or end: Double) -> Double {
      guard let number = drawn.number(key), number.isFinite else { return end }
      return number
    }
    return (
      limit(.minimum, or: -ValueLimits.maxNumber),
      limit(.maximum, or: ValueLimits.maxNumber)
    )
  }

  private var step: Double? {
    guard let step = layers[0].drawn.number(.step), step.isFinite, step != 0 else { return nil }
    return abs(step)
  }

  private func validate(
    _ number: Double,
    in limits: (low: Double, high: Double)
  ) throws(InvalidEvent) {
    guard number >= limits.low, number <= limits.high else {
      throw InvalidEvent(
        "\(shortNumber(number)) is not in \(shortNumber(limits.low))…\(shortNumber(limits.high))."
      )
    }
  }

  private func sliderValue(at number: Double) throws(InvalidEvent) -> Double {
    let limits = limits
    try validate(number, in: limits)
    guard let step else { return number }
    var count = ((number - limits.low) / step).rounded()
    if limits.low + count * step > limits.high { count -= 1 }
    return Self.nearest(number, limits.low + count * step, in: limits, step)
  }

  private func stepped(to number: Double) throws(InvalidEvent) -> Double {
    let limits = limits
    let drawn = layers[0].drawn
    guard let value = drawn.number(.value) else {
      // Only the application has the value, so the control sends one step up or down.
      try validate(number, in: (max(limits.low, -1), min(limits.high, 1)))
      return number.rounded()
    }
    try validate(number, in: limits)
    // The limits are valid even where they are not a whole number of steps from the value.
    if number == limits.low && drawn[.minimum] != nil { return number }
    if number == limits.high && drawn[.maximum] != nil { return number }
    let step = step ?? 1
    let count = ((number - value) / step).rounded()
    let hasEnds = drawn[.minimum] != nil && drawn[.maximum] != nil
    guard hasEnds || abs(count) <= ValueLimits.maxStepCount else {
      throw InvalidEvent("\(shortNumber(number)) is too many steps from \(shortNumber(value)).")
    }
    return Self.nearest(number, value + count * step, in: limits, step)
  }

  /// The step nearest to a number, or the number itself if both differ only by the digits that a
  /// browser omits.
  private static func nearest(
    _ number: Double,
    _ step: Double,
    in limits: (low: Double, high: Double),
    _ size: Double
  ) -> Double {
    let isStep = abs(number - step) <= max(size * 1e-6, abs(number) * 1e-11)
    if isStep || !step.isFinite { return number }
    return min(max(step, limits.low), limits.high)
  }

  // MARK: Dates

  private func picked(_ date: Date) throws(InvalidEvent) -> Date {
    guard ValueLimits.allows(date) else {
      throw InvalidEvent("it has dates of the years 1 to 9999.")
    }
    var date = date
    let drawn = layers[0].drawn
    // A date on the day of a limit is in range at any hour, so it is clamped.
    if case .date(let earliest)? = drawn[.minimum] { date = max(date, earliest) }
    if case .date(let latest)? = drawn[.maximum] { date = min(date, latest) }
    return date
  }

  // MARK: Selections

  /// Checks that the selected elements are on offer now.
  private func validate(chosen ids: [ElementID]) throws(InvalidEvent) {
    if ids.isEmpty { return }
    let wanted = Set(ids)
    guard wanted.count == ids.count else { throw InvalidEvent("one was chosen twice.") }
    let offered = unitElements.count { unit in
      wanted.contains(unit.outerID) && !unit.layers.hasFlag(.isDisabled)
        && units?.offer?.offers(unit.outerID) != false
    }
    guard offered == ids.count else { throw InvalidEvent("that is not on offer.") }
  }
}

/// Decides which units of a container can be selected.
@MainActor
protocol SelectableUnits: AnyObject {
  /// Whether the unit with this number can be selected.
  func offers(_ id: ElementID) -> Bool
}

extension Color {
  /// Whether the components are in the range of a colour that can be drawn.
  fileprivate func isPlain(allowsOpacity: Bool) -> Bool {
    func isOpacity(_ opacity: Double) -> Bool {
      allowsOpacity ? (0...1).contains(opacity) : opacity == 1
    }
    return switch storage {
    case .named, .asset, .missing: true
    case .fixed(let resolved):
      // Colours of wide-gamut screens lie a little outside of sRGB.
      [resolved.linearRed, resolved.linearGreen, resolved.linearBlue]
        .allSatisfy { (-1...2).contains($0) } && isOpacity(Double(resolved.opacity))
    case .opacity(let color, let opacity):
      isOpacity(opacity) && color.isPlain(allowsOpacity: allowsOpacity)
    case .mix(let first, let second, let fraction, _):
      (0...1).contains(fraction) && first.isPlain(allowsOpacity: allowsOpacity)
        && second.isPlain(allowsOpacity: allowsOpacity)
    }
  }
}
