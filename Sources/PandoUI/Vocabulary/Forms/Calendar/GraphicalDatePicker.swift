import Foundation

/// A date picker that shows the days of a month, and the time below if that is picked too.
struct GraphicalDatePicker<Label: View>: View {
  let picker: DatePicker<Label>

  @Environment(\.calendar) private var calendar

  private var bounds: CalendarBounds {
    CalendarBounds(from: picker.earliest, through: picker.latest)
  }

  var body: some View {
    let selected = picker.selection.wrappedValue
    VStack(alignment: .leading, spacing: 8) {
      // Assistive technology reads the title. It is not shown.
      Part("label", picker.label)
      CalendarGrid(
        bounds: bounds,
        start: selected,
        isChosen: { calendar.isDate($0, inSameDayAs: selected) },
        choose: choose
      )
      if picker.components != .date {
        DatePickerElement(
          selection: picker.selection,
          earliest: picker.earliest,
          latest: picker.latest,
          components: .hourAndMinute,
          style: nil,
          label: FieldLabel(label: Text(.time))
        )
      }
    }
  }

  /// Chooses a day, and keeps the time of day.
  private func choose(_ day: Date) {
    let time = calendar.dateComponents(
      [.hour, .minute, .second],
      from: picker.selection.wrappedValue
    )
    // A day on which clocks are set forward lacks an hour.
    let date =
      calendar.date(
        bySettingHour: time.hour ?? 0,
        minute: time.minute ?? 0,
        second: time.second ?? 0,
        of: day
      ) ?? day
    picker.selection.wrappedValue = bounds.nearest(to: date)
  }
}
