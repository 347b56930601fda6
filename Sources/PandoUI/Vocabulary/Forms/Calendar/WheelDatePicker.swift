import Foundation

/// A date picker that has a wheel for each part of the date.
struct WheelDatePicker<Label: View>: View {
  let picker: DatePicker<Label>

  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.labelsHidden) private var labelIsHidden

  private var bounds: CalendarBounds {
    CalendarBounds(from: picker.earliest, through: picker.latest)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if !labelIsHidden { picker.label }
      HStack(spacing: 0) {
        ForEach(DateWheel.all(of: picker.components, in: locale)) { wheel($0) }
      }
    }
  }

  private func wheel(_ part: DateWheel) -> some View {
    let date = picker.selection.wrappedValue
    let selection = Binding(
      get: { calendar.component(part.component, from: date) },
      set: { choose($0, of: part) }
    )
    return Picker(selection: selection) {
      ForEach(part.values(at: date, bounds, calendar), id: \.self) { value in
        Text(verbatim: part.words(value, at: date, calendar)).tag(value)
      }
    } label: {
      Text(part.name)
    }
    .pickerStyle(.wheel)
  }

  private func choose(_ value: Int, of part: DateWheel) {
    let date = part.date(picker.selection.wrappedValue, with: value, calendar)
    picker.selection.wrappedValue = bounds.nearest(to: date)
  }
}
