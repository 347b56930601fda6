public import Foundation

/// A calendar in which several days can be chosen.
public struct MultiDatePicker<Label: View>: View {
  let selection: Binding<Set<DateComponents>>
  let bounds: Range<Date>
  let label: Label

  @Environment(\.calendar) private var calendar
  @State private var month: Date?

  /// Makes a calendar.
  ///
  /// - Parameters:
  ///   - selection: The days, as year, month and day; written when one is pressed.
  ///   - label: Makes the label, once.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, .distantPast..<Date.distantFuture, label())
  }

  /// Makes a calendar of which some days can be chosen.
  ///
  /// - Parameters:
  ///   - selection: The days, as year, month and day; written when one is pressed.
  ///   - bounds: The days that can be chosen.
  ///   - label: Makes the label, once.
  public init(
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, bounds, label()) }

  /// Makes a calendar of which some days can be chosen.
  ///
  /// - Parameters:
  ///   - selection: The days, as year, month and day; written when one is pressed.
  ///   - bounds: The first day that can be chosen.
  ///   - label: Makes the label, once.
  public init(
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, bounds.lowerBound..<Date.distantFuture, label()) }

  init(_ selection: Binding<Set<DateComponents>>, _ bounds: Range<Date>, _ label: Label) {
    self.selection = selection
    self.bounds = bounds
    self.label = label
  }

  /// The label, the month with its buttons, and the days.
  public var body: some View {
    let days = MonthOfDays(month ?? selectedMonth, calendar)
    VStack(alignment: .leading, spacing: 8) {
      label
      HStack {
        Text(days.title).bold()
        Spacer()
        turn("Previous month", "chevron.left", by: -1, from: days.first)
        turn("Next month", "chevron.right", by: 1, from: days.first)
      }
      Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          ForEach(days.weekdays, id: \.self) { (name: String) in
            Text(name).font(.caption).foregroundStyle(.secondary)
          }
        }
        ForEach(days.weeks) { (week: MonthOfDays.Week) in
          GridRow {
            ForEach(week.days) { (day: MonthOfDays.Day) in button(day) }
          }
        }
      }
    }
  }

  private var selectedMonth: Date {
    let first = selection.wrappedValue.compactMap { calendar.date(from: $0) }.min()
    return first ?? max(bounds.lowerBound, min(Date(), bounds.upperBound))
  }

  private func turn(_ title: String, _ image: String, by months: Int, from: Date) -> some View {
    Button {
      month = calendar.date(byAdding: .month, value: months, to: from)
    } label: {
      Image(systemName: image)
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(Text(verbatim: title))
  }

  @ViewBuilder private func button(_ day: MonthOfDays.Day) -> some View {
    if let date = day.date {
      let isChosen = selection.wrappedValue.contains { calendar.date($0, isDay: date) }
      Button {
        toggle(date)
      } label: {
        Text(verbatim: "\(day.number)").monospacedDigit().frame(minWidth: 28, minHeight: 28)
          .foregroundStyle(isChosen ? Color.white : Color.primary)
          .background(isChosen ? Color.accentColor : Color.clear, in: Circle())
      }
      .buttonStyle(.plain)
      .disabled(!calendar.contains(bounds, day: date))
      .accessibilityLabel(Text(date, style: .date))
      .accessibilityAddTraits(isChosen ? .isSelected : [])
    } else {
      Text(verbatim: "")
    }
  }

  private func toggle(_ date: Date) {
    let chosen = selection.wrappedValue.filter { calendar.date($0, isDay: date) }
    if chosen.isEmpty {
      selection.wrappedValue.insert(
        calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
      )
    } else {
      selection.wrappedValue.subtract(chosen)
    }
  }
}

extension MultiDatePicker where Label == Text {
  /// Makes a calendar with text as its label.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - selection: The days, as year, month and day; written when one is pressed.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Makes a calendar with text as its label, of which some days can be chosen.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - selection: The days, as year, month and day; written when one is pressed.
  ///   - bounds: The days that can be chosen.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

  /// Makes a calendar with text as its label, of which some days can be chosen.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - selection: The days, as year, month and day; written when one is pressed.
  ///   - bounds: The first day that can be chosen.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

  /// Makes a calendar with text as its label.
  ///
  /// - Parameters:
  ///   - title: The label, drawn as it is and not translated.
  ///   - selection: The days, as year, month and day; written when one is pressed.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }
}

/// The days of a month in weeks.
struct MonthOfDays {
  struct Day: Identifiable {
    let id: Int
    /// Nil before the first and after the last day of the month.
    let date: Date?
    let number: Int
  }

  struct Week: Identifiable {
    let id: Int
    let days: [Day]
  }

  /// The first day.
  let first: Date
  let title: String
  let weekdays: [String]
  let weeks: [Week]

  init(_ month: Date, _ calendar: Calendar) {
    let first = calendar.dateInterval(of: .month, for: month)?.start ?? month
    self.first = first
    let format = Date.FormatStyle(locale: calendar.locale ?? .current, calendar: calendar)
    title = first.formatted(format.year().month(.wide))
    let names = calendar.veryShortStandaloneWeekdaySymbols
    weekdays = names.indices.map { index in
      // Symbols that are the same in two days would be one.
      let day = (index + calendar.firstWeekday - 1) % max(names.count, 1)
      return calendar.shortStandaloneWeekdaySymbols[day]
    }
    let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 30
    let weekday = calendar.component(.weekday, from: first)
    let before = (weekday - calendar.firstWeekday + 7) % 7
    weeks = (0..<(before + count + 6) / 7).map { week in
      Week(
        id: week,
        days: (0..<7).map { column in
          let number = week * 7 + column - before + 1
          let date =
            (1...count).contains(number)
            ? calendar.date(byAdding: .day, value: number - 1, to: first) : nil
          return Day(id: column, date: date, number: number)
        }
      )
    }
  }
}

extension Calendar {
  fileprivate func date(_ components: DateComponents, isDay day: Date) -> Bool {
    date(from: components).map { isDate($0, inSameDayAs: day) } ?? false
  }

  fileprivate func contains(_ bounds: Range<Date>, day: Date) -> Bool {
    guard let end = date(byAdding: .day, value: 1, to: startOfDay(for: day)) else { return false }
    return end > bounds.lowerBound && startOfDay(for: day) < bounds.upperBound
  }
}
