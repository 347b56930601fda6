import Foundation

/// The parts of a date that a picker lets the user choose.
public struct DatePickerComponents: OptionSet, Sendable {
  /// One bit for each part.
  public let rawValue: UInt

  /// Makes a set from its bits.
  ///
  /// - Parameter rawValue: One bit for each part: 1 for the time, 2 for the date.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 1 << 1)

  var names: [String] {
    (contains(.date) ? ["date"] : []) + (contains(.hourAndMinute) ? ["hourAndMinute"] : [])
  }
}

/// A control that picks a day, a time, or both.
public struct DatePicker<Label: View>: View {
  /// The parts of a date that can be picked.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let earliest: Date?
  let latest: Date?
  let components: Components
  let label: Label

  @Environment(\.datePickerStyleName) private var style

  init(
    _ selection: Binding<Date>,
    from earliest: Date?,
    to latest: Date?,
    _ components: Components,
    _ label: Label
  ) {
    self.selection = selection
    self.earliest = earliest
    self.latest = latest
    self.components = components
    self.label = label
  }

  /// The control.
  public var body: some View {
    if style == "graphical", components != .hourAndMinute {
      GraphicalDatePicker(picker: self)
    } else if style == "wheel" {
      WheelDatePicker(picker: self)
    } else {
      DatePickerElement(
        selection: selection,
        earliest: earliest,
        latest: latest,
        components: components,
        style: style,
        label: FieldLabel(label: label)
      )
    }
  }
}

/// The element of a date picker.
struct DatePickerElement<Label: View>: ElementView {
  let selection: Binding<Date>
  let earliest: Date?
  let latest: Date?
  let components: DatePickerComponents
  let style: String?
  let label: FieldLabel<Label>

  var kind: ElementKind { .datePicker }
  var content: Part<Label>? { label.part }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.value] = .date(selection.wrappedValue)
    element[.minimum] = earliest.map { .date($0) }
    element[.maximum] = latest.map { .date($0) }
    element[.components] = .list(components.names)
    element[.style] = style.map { .text($0) }
    element[.label] = label.words(in: environment).map { .text($0) }
    element.describeError(in: environment)
    element.describeControl(in: environment)
    let selection = selection
    element.on(.change) { event in
      if case .change(.date(let date)) = event { selection.wrappedValue = date }
    }
  }
}
