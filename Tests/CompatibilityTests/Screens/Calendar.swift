import Pando

struct CalendarView: View {
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) var timeZone
  @State private var month: Date
  @State private var selection: Date?

  init(month: Date) {
    _month = State(initialValue: month)
  }

  private var days: [Date?] {
    guard
      let interval = calendar.dateInterval(of: .month, for: month),
      let count = calendar.range(of: .day, in: .month, for: month)?.count
    else { return [] }
    let leading =
      (calendar.component(.weekday, from: interval.start) - calendar.firstWeekday + 7) % 7
    let dates = (0..<count).compactMap {
      calendar.date(byAdding: .day, value: $0, to: interval.start)
    }
    return Array(repeating: nil, count: leading) + dates
  }

  var body: some View {
    VStack {
      header
      LazyVGrid(columns: Array(repeating: .init(.flexible(minimum: 20)), count: 7)) {
        ForEach(Array(calendar.veryShortWeekdaySymbols.enumerated()), id: \.offset) { item in
          Text(item.element).font(.caption.weight(.medium))
        }
        ForEach(Array(days.enumerated()), id: \.offset) { _, day in
          if let day {
            dayCell(for: day)
          } else {
            Text("")
          }
        }
      }
      if let selection {
        Text(selection, format: .dateTime.day().month(.wide).year())
        Text(selection, style: .date)
        Text(selection...selection.addingTimeInterval(3600))
        Text("Chosen: \(selection, style: .relative)")
        Text("On \(selection, formatter: Self.formatter)")
      }
    }
    .environment(\.locale, Locale(identifier: "en_GB"))
    .environment(\.layoutDirection, .leftToRight)
  }

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeZone = TimeZone(identifier: "UTC")
    return formatter
  }()

  private var header: some View {
    HStack {
      Button(action: { move(by: -1) }) { Image(systemName: "chevron.left") }
        .accessibilityLabel(Text("Previous month"))
      Spacer()
      Text(month.formatted(.dateTime.month(.wide).year()))
        .font(.headline)
      Spacer()
      Button {
        move(by: 1)
      } label: {
        Image(systemName: "chevron.right")
      }
      .accessibilityLabel(Text("Next month"))
    }
    .padding(.horizontal)
  }

  @ViewBuilder
  private func dayCell(for day: Date) -> some View {
    let isSelected = selection.map { calendar.isDate($0, inSameDayAs: day) } ?? false
    let number = calendar.component(.day, from: day)
    Button {
      selection = day
    } label: {
      Text("\(number)")
        .frame(width: 32, height: 32)
        .background(
          Circle()
            .foregroundColor(isSelected ? .accentColor : .clear)
        )
        .foregroundColor(
          isSelected ? .white : calendar.isDateInWeekend(day) ? .secondary : .primary
        )
    }
    .buttonStyle(.borderless)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  private func move(by months: Int) {
    month = calendar.date(byAdding: .month, value: months, to: month) ?? month
  }
}
