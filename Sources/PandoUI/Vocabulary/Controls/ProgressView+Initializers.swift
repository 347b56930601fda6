public import Foundation

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes an indeterminate indicator.
  public init() where Label == EmptyView {
    self.init(.none, label: EmptyView(), current: EmptyView())
  }

  /// Makes an indeterminate indicator with a view as its label.
  ///
  /// - Parameter label: Builds the label, called once in the initializer.
  public init(@ViewBuilder label: () -> Label) {
    self.init(.none, label: label(), current: EmptyView())
  }

  /// Makes an indeterminate indicator with a title.
  ///
  /// - Parameter titleKey: The title, as a localization key.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(.none, label: Text(titleKey), current: EmptyView())
  }

  /// Makes an indeterminate indicator with a title.
  ///
  /// - Parameter title: The title, drawn as it is and not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(.none, label: Text(title), current: EmptyView())
  }

  /// Makes an indicator of a value.
  ///
  /// - Parameters:
  ///   - value: The work done, bounded to 0 and `total`; nil if it is unknown.
  ///   - total: The value at which all is done; 0 or less shows an indeterminate indicator.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(.of(value, total), label: EmptyView(), current: EmptyView())
  }

  /// Makes an indicator of a value with a view as its label.
  ///
  /// - Parameters:
  ///   - value: The work done, bounded to 0 and `total`; nil if it is unknown.
  ///   - total: The value at which all is done; 0 or less shows an indeterminate indicator.
  ///   - label: Builds the label, called once in the initializer.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.of(value, total), label: label(), current: EmptyView())
  }

  /// Makes an indicator of a value with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - value: The work done, bounded to 0 and `total`; nil if it is unknown.
  ///   - total: The value at which all is done; 0 or less shows an indeterminate indicator.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: V?,
    total: V = 1.0
  ) where Label == Text {
    self.init(.of(value, total), label: Text(titleKey), current: EmptyView())
  }

  /// Makes an indicator of a value with a title.
  ///
  /// - Parameters:
  ///   - title: The title, drawn as it is and not localized.
  ///   - value: The work done, bounded to 0 and `total`; nil if it is unknown.
  ///   - total: The value at which all is done; 0 or less shows an indeterminate indicator.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S,
    value: V?,
    total: V = 1.0
  ) where Label == Text {
    self.init(.of(value, total), label: Text(title), current: EmptyView())
  }
}

extension ProgressView {
  /// Makes an indicator of a value with views as its label and the label of its value.
  ///
  /// - Parameters:
  ///   - value: The work done, bounded to 0 and `total`; nil if it is unknown.
  ///   - total: The value at which all is done; 0 or less shows an indeterminate indicator.
  ///   - label: Builds the label, called once in the initializer.
  ///   - currentValueLabel: Builds the label of the value, called once in the initializer.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(.of(value, total), label: label(), current: currentValueLabel())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == Text {
  /// Makes an indicator of a `Progress`.
  ///
  /// The indicator does not observe the progress. Keep its fraction in a state, and pass that
  /// instead.
  ///
  /// - Parameter progress: The progress, whose fraction and words are read once in the initializer.
  public init(_ progress: Progress) {
    self.init(
      progress.isIndeterminate ? .none : .value(progress.fractionCompleted, total: 1),
      label: Text(verbatim: progress.localizedDescription ?? ""),
      current: Text(verbatim: progress.localizedAdditionalDescription ?? "")
    )
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// Makes an indicator from the configuration of a style, to draw it with changes.
  ///
  /// - Parameter configuration: The configuration that the style was given: progress and labels.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.progress,
      label: configuration.label,
      current: configuration.currentValueLabel
    )
  }
}

extension ProgressSource {
  /// The source of a value, or of none.
  static func of<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> ProgressSource {
    value.map { .value(Double($0), total: Double(total)) } ?? .none
  }
}
