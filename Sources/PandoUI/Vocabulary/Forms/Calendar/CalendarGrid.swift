import Foundation

/// A month with the buttons that turn it, and its days as a grid, in which arrow keys go from day to day. It fills the row of a
/// list or a form.
struct CalendarGrid: View {
  let bounds: CalendarBounds
  /// A day of the month that is shown at first.
  let start: Date
  let isChosen: (Date) -> Bool
  let choose: (Date) -> Void

  @Environment(\.calendar) private var calendar
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isInRows) private var isInRows
  @State private var month: Date?
  @FocusState private var focus: Date?

  var body: some View {
    let days = MonthOfDays(month ?? start, calendar)
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 4) {
        Text(verbatim: days.title).bold().accessibilityAddTraits(.updatesFrequently)
        Spacer(minLength: 8)
        turn(.previousMonth, "chevron.backward", by: -1, from: days.first)
        turn(.nextMonth, "chevron.forward", by: 1, from: days.first)
      }
      CalendarElement(name: days.title) {
        ForEach(days.weekdays) { (weekday: MonthOfDays.Weekday) in
          CalendarHeading { Text(verbatim: weekday.name) }
        }
        ForEach(days.weeks) { (week: MonthOfDays.Week) in
          TableRowElement<Int, _>(
            selection: nil,
            id: week.id,
            content: ForEach(week.days) { (day: MonthOfDays.Day) in
              TableCell(alignment: .center, content: AnyView(button(day)))
            }
          )
        }
      }
    }
    .fixedSize(horizontal: !isInRows, vertical: true)
  }

  private func turn(
    _ title: ControlWord,
    _ image: String,
    by months: Int,
    from first: Date
  ) -> some View {
    let next = calendar.date(byAdding: .month, value: months, to: first)
    return Button {
      month = next
    } label: {
      Image(systemName: image)
    }
    .buttonStyle(.borderless)
    .disabled(next.map { bounds.contains(monthOf: $0, calendar) } != true)
    .accessibilityLabel(Text(title))
  }

  @ViewBuilder private func button(_ day: MonthOfDays.Day) -> some View {
    if let date = day.date {
      let isToday = calendar.isDate(date, inSameDayAs: Date())
      Button {
        choose(date)
      } label: {
        Text(verbatim: "\(day.number)").fontWeight(isToday ? .bold : .regular)
      }
      .buttonStyle(.plain)
      .disabled(!bounds.contains(day: date, calendar))
      .focused($focus, equals: date)
      .onKeyPress(keys: CalendarKeys.all) { press in
        move(press, from: date)
        return .handled
      }
      .accessibilityLabel(Text(date, style: .date))
      .accessibilityAddTraits(isChosen(date) ? .isSelected : [])
    }
  }

  private func move(_ press: KeyPress, from day: Date) {
    let keys = CalendarKeys(calendar: calendar, isRightToLeft: direction == .rightToLeft)
    let isShifted = press.modifiers.contains(.shift)
    guard let next = keys.day(after: press.key, isShifted: isShifted, from: day) else { return }
    let reached = bounds.nearest(to: next, calendar)
    month = reached
    focus = reached
  }
}

/// The element of a month: a grid without room to scroll.
struct CalendarElement<Content: View>: ElementView {
  let name: String
  let content: Content

  init(name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var kind: ElementKind { .table }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.style] = .text("calendar")
    element[.allowsMultiple] = .flag(false)
    element[.accessibilityLabel] = .text(name)
  }
}

/// The element of a weekday's name.
struct CalendarHeading<Content: View>: ElementView {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var kind: ElementKind { .tableColumn }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.textAlignment] = .text(TextAlignment.center.rawValue)
  }
}
