import Foundation

/// A month with buttons that show the next and the previous month, and its days as a grid, in which
/// arrow keys go from day to day. It fills the row of a list or a form.
struct CalendarGrid: View {
  let bounds: CalendarBounds
  /// A day of the month that is shown at first.
  let start: Date
  let isChosen: (Date) -> Bool
  let choose: (Date) -> Void

  @Environment(\.calendar) private var calendar
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isInRows) private var isInRows
  @Environment(\.locale) private var locale
  @State private var month: Date?
  /// Whether wheels with the months and years stand in the place of the days.
  @State private var choosesMonth = false
  @FocusState private var focus: Date?
  @FocusState private var isHeadingFocused: Bool

  var body: some View {
    let days = MonthOfDays(month ?? start, calendar)
    VStack(alignment: .leading, spacing: 8) {
      // The highlight around a button under the pointer, and its room for a finger, are as wide as its icon and this room.
      HStack(spacing: 24) {
        heading(days)
        Spacer(minLength: 0)
        turn(.previousMonth, "chevron.backward", by: -1, from: days.first)
        turn(.nextMonth, "chevron.forward", by: 1, from: days.first)
      }
      if choosesMonth { wheels(days) } else { grid(days) }
    }
    .fixedSize(horizontal: !isInRows, vertical: true)
  }

  /// The name of the month. A press on it shows the wheels, if there are other months.
  @ViewBuilder private func heading(_ days: MonthOfDays) -> some View {
    let title = Text(verbatim: days.title).bold().accessibilityAddTraits(.updatesFrequently)
    if [-1, 1].contains(where: { isMonth($0, from: days.first) }) {
      Button {
        choosesMonth.toggle()
      } label: {
        HStack(spacing: 4) {
          title
          Image(systemName: choosesMonth ? "chevron.down" : "chevron.forward")
            .imageScale(.small)
            .foregroundStyle(.tint)
        }
      }
      .buttonStyle(.plain)
      .accessibilityHint(Text(.choose))
      .focused($isHeadingFocused)
      .onKeyPress(.escape, action: showDays)
    } else {
      title
    }
  }

  /// Puts the days in the place of the wheels again.
  private func showDays() -> KeyPress.Result {
    guard choosesMonth else { return .ignored }
    choosesMonth = false
    isHeadingFocused = true
    return .handled
  }

  private func wheels(_ days: MonthOfDays) -> some View {
    HStack(spacing: 0) {
      ForEach(DateWheel.all(of: .date, in: locale).filter { $0 != .day }) { part in
        let selection = Binding(
          get: { calendar.component(part.component, from: days.first) },
          set: { month = bounds.nearest(to: part.date(days.first, with: $0, calendar)) }
        )
        Picker(selection: selection) {
          ForEach(part.values(at: days.first, bounds, calendar), id: \.self) { value in
            Text(verbatim: part.words(value, at: days.first, calendar)).tag(value)
          }
        } label: {
          Text(part.name)
        }
        .pickerStyle(.wheel)
        .onKeyPress(.escape, action: showDays)
      }
    }
  }

  private func grid(_ days: MonthOfDays) -> some View {
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

  /// Whether the month so many months away has a day that can be chosen.
  private func isMonth(_ months: Int, from first: Date) -> Bool {
    let next = calendar.date(byAdding: .month, value: months, to: first)
    return next.map { bounds.contains(monthOf: $0, calendar) } == true
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
    .onKeyPress(.escape, action: showDays)
    .disabled(!isMonth(months, from: first))
    .accessibilityLabel(Text(title))
  }

  @ViewBuilder private func button(_ day: MonthOfDays.Day) -> some View {
    if let date = day.date {
      let isToday = calendar.isDate(date, inSameDayAs: Date())
      Button {
        choose(date)
      } label: {
        let number = Text(day.number, format: .number).fontWeight(isToday ? .bold : .regular)
        // The chosen day has the colour that can be read on the tint.
        if isToday, !isChosen(date) { number.foregroundStyle(.tint) } else { number }
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
