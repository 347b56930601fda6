public import Foundation

/// A calendar in which several days can be chosen.
public struct MultiDatePicker<Label: View>: View {
  let selection: Binding<Set<DateComponents>>
  let bounds: Range<Date>
  let label: Label

  @Environment(\.calendar) private var calendar

  /// Makes a calendar.
  ///
  /// - Parameters:
  ///   - selection: The days, as year, month and day; written when one is pressed.
  ///   - label: Makes the label, once.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, .distantPast..<Date.distantFuture, label())
  }

  /// Makes a calendar in which only some days can be chosen.
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

  /// Makes a calendar in which only some days can be chosen.
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

  /// Makes a calendar in which only some days can be chosen.
  ///
  /// - Parameters:
  ///   - selection: The days, as year, month and day; written when one is pressed.
  ///   - bounds: The end of the days that can be chosen, which cannot be chosen itself.
  ///   - label: Makes the label, once.
  public init(
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, min(.distantPast, bounds.upperBound)..<bounds.upperBound, label()) }

  init(_ selection: Binding<Set<DateComponents>>, _ bounds: Range<Date>, _ label: Label) {
    self.selection = selection
    self.bounds = bounds
    self.label = label
  }

  /// The label, the month with its buttons, and the days.
  public var body: some View {
    let chosen = selection.wrappedValue.compactMap { calendar.date(from: $0) }
    VStack(alignment: .leading, spacing: 8) {
      label
      CalendarGrid(
        bounds: CalendarBounds(from: bounds.lowerBound, before: bounds.upperBound),
        start: chosen.min() ?? bounds.lowerBound.clamped(before: bounds.upperBound),
        isChosen: { day in chosen.contains { calendar.isDate($0, inSameDayAs: day) } },
        choose: toggle
      )
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

  /// Makes a calendar with text as its label, in which only some days can be chosen.
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

  /// Makes a calendar with text as its label, in which only some days can be chosen.
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

  /// Makes a calendar with text as its label, in which only some days can be chosen.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - selection: The days, as year, month and day; written when one is pressed.
  ///   - bounds: The end of the days that can be chosen, which cannot be chosen itself.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
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

extension Date {
  /// Today, or the nearest moment in some bounds.
  fileprivate func clamped(before end: Date) -> Date { max(self, min(Date(), end)) }
}

extension Calendar {
  fileprivate func date(_ components: DateComponents, isDay day: Date) -> Bool {
    date(from: components).map { isDate($0, inSameDayAs: day) } ?? false
  }
}
