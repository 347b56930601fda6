public import Foundation

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something goes on.
  public init() where Label == EmptyView {
    self.init(.none, label: EmptyView(), current: EmptyView())
  }

  /// Something goes on, with a view as its label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(.none, label: label(), current: EmptyView())
  }

  /// Something goes on, with words as its label.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(.none, label: Text(titleKey), current: EmptyView())
  }

  /// Something goes on, with words as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(.none, label: Text(title), current: EmptyView())
  }

  /// How far something is; nil if nobody knows.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(.of(value, total), label: EmptyView(), current: EmptyView())
  }

  /// How far something is, with a view as its label.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.of(value, total), label: label(), current: EmptyView())
  }

  /// How far something is, with words as its label.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: V?,
    total: V = 1.0
  ) where Label == Text {
    self.init(.of(value, total), label: Text(titleKey), current: EmptyView())
  }

  /// How far something is, with words as its label.
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
  /// How far something is, with views as its label and the label of its value.
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
  /// How far a piece of work is, as it is when the view is made.
  ///
  /// On this platform nothing tells when a `Progress` changes; keep its fraction in a state.
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
  /// What a style was given, to draw it with changes.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.progress,
      label: configuration.label,
      current: configuration.currentValueLabel
    )
  }
}

extension ProgressSource {
  /// A value, if there is one.
  static func of<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> ProgressSource {
    value.map { .value(Double($0), total: Double(total)) } ?? .none
  }
}
