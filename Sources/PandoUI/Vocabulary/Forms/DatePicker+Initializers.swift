public import Foundation

extension DatePicker {
  /// A date picker with a view as its label.
  ///
  /// - Parameters:
  ///   - selection: The date that is shown; written when the user picks another.
  ///   - displayedComponents: Whether the day, the time or both are picked; an empty set means
  ///     both.
  ///   - label: Makes the label, once, when this view is made.
  public init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, to: nil, displayedComponents, label())
  }

  /// A date picker for a range of dates, with a view as its label.
  ///
  /// - Parameters:
  ///   - selection: The date that is shown; written when the user picks another.
  ///   - range: The earliest and the latest date; picked dates are bounded to them.
  ///   - displayedComponents: Whether the day, the time or both are picked; an empty set means
  ///     both.
  ///   - label: Makes the label, once, when this view is made.
  public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents, label())
  }

  /// A date picker with an earliest date, with a view as its label.
  ///
  /// - Parameters:
  ///   - selection: The date that is shown; written when the user picks another.
  ///   - range: The earliest date; picked dates are bounded to it.
  ///   - displayedComponents: Whether the day, the time or both are picked; an empty set means
  ///     both.
  ///   - label: Makes the label, once, when this view is made.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: range.lowerBound, to: nil, displayedComponents, label())
  }

  /// A date picker with a latest date, with a view as its label.
  ///
  /// - Parameters:
  ///   - selection: The date that is shown; written when the user picks another.
  ///   - range: The latest date; picked dates are bounded to it.
  ///   - displayedComponents: Whether the day, the time or both are picked; an empty set means
  ///     both.
  ///   - label: Makes the label, once, when this view is made.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, to: range.upperBound, displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  /// A date picker with text as its label.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - selection: The date that is shown; written when the user picks another.
  ///   - displayedComponents: Whether the day, the time or both are picked; an empty set means
  ///     both.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, to: nil, displayedComponents, Text(titleKey))
  }

  /// A date picker for a range of dates, with text as its label.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - selection: The date that is shown; written when the user picks another.
  ///   - range: The earliest and the latest date; picked dates are bounded to them.
  ///   - displayedComponents: Whether the day, the time or both are picked; an empty set means
  ///     both.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection,
      from: range.lowerBound,
      to: range.upperBound,
      displayedComponents,
      Text(titleKey)
    )
  }

  /// A date picker with an earliest date, with text as its label.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - selection: The date that is shown; written when the user picks another.
  ///   - range: The earliest date; picked dates are bounded to it.
  ///   - displayedComponents: Whether the day, the time or both are picked; an empty set means
  ///     both.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, to: nil, displayedComponents, Text(titleKey))
  }

  /// A date picker with a latest date, with text as its label.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - selection: The date that is shown; written when the user picks another.
  ///   - range: The latest date; picked dates are bounded to it.
  ///   - displayedComponents: Whether the day, the time or both are picked; an empty set means
  ///     both.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, to: range.upperBound, displayedComponents, Text(titleKey))
  }

  /// A date picker with text as its label.
  ///
  /// - Parameters:
  ///   - title: The label, shown as it is.
  ///   - selection: The date that is shown; written when the user picks another.
  ///   - displayedComponents: Whether the day, the time or both are picked; an empty set means
  ///     both.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, to: nil, displayedComponents, Text(title))
  }

  /// A date picker for a range of dates, with text as its label.
  ///
  /// - Parameters:
  ///   - title: The label, shown as it is.
  ///   - selection: The date that is shown; written when the user picks another.
  ///   - range: The earliest and the latest date; picked dates are bounded to them.
  ///   - displayedComponents: Whether the day, the time or both are picked; an empty set means
  ///     both.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection,
      from: range.lowerBound,
      to: range.upperBound,
      displayedComponents,
      Text(title)
    )
  }

  /// A date picker with an earliest date, with text as its label.
  ///
  /// - Parameters:
  ///   - title: The label, shown as it is.
  ///   - selection: The date that is shown; written when the user picks another.
  ///   - range: The earliest date; picked dates are bounded to it.
  ///   - displayedComponents: Whether the day, the time or both are picked; an empty set means
  ///     both.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, to: nil, displayedComponents, Text(title))
  }

  /// A date picker with a latest date, with text as its label.
  ///
  /// - Parameters:
  ///   - title: The label, shown as it is.
  ///   - selection: The date that is shown; written when the user picks another.
  ///   - range: The latest date; picked dates are bounded to it.
  ///   - displayedComponents: Whether the day, the time or both are picked; an empty set means
  ///     both.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, to: range.upperBound, displayedComponents, Text(title))
  }
}
