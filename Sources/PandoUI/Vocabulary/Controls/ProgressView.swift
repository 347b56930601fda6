import Foundation

/// An indicator of how much of some work is done, or that it is under way.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let progress: ProgressSource
  let label: Label
  let current: CurrentValueLabel

  @Environment(\.progressViewStyle) private var style

  init(_ progress: ProgressSource, label: Label, current: CurrentValueLabel) {
    self.progress = progress
    self.label = label
    self.current = current
  }

  /// The indicator, as the style of the environment draws it.
  public var body: some View {
    if let style, !(style is any BuiltInProgressViewStyle) {
      styled(style)
    } else if case .time(let interval, _, _) = progress {
      EverySecond(until: interval.upperBound) { element(progress.at($0)) }
    } else {
      element(progress)
    }
  }

  private func element(_ progress: ProgressSource) -> some View {
    ProgressElement(
      progress: progress,
      style: (style as? any BuiltInProgressViewStyle)?._name,
      content: TupleView(
        label is EmptyView ? nil : Part("label", label),
        current is EmptyView ? nil : Part("currentValue", current)
      )
    )
  }

  private func styled<Style: ProgressViewStyle>(_ style: Style) -> AnyView {
    var configuration = ProgressViewStyleConfiguration(progress: progress)
    if !(label is EmptyView) { configuration.label = _StyleContent(label) }
    if !(current is EmptyView) { configuration.currentValueLabel = _StyleContent(current) }
    // The body of the style may contain the indicator itself, which then needs another style.
    return AnyView(
      StyledBody(style: style) { [configuration] in $0.makeBody(configuration: configuration) }
        .environment(\.progressViewStyle, nil)
    )
  }
}

/// The source of an indicator's fraction.
enum ProgressSource {
  case none
  /// A value, and the value at which all is done.
  case value(Double, total: Double)
  /// The elapsed time, or the time that is left.
  case time(ClosedRange<Date>, countsDown: Bool, now: Date)

  /// The same source at another time.
  func at(_ now: Date) -> ProgressSource {
    guard case .time(let interval, let countsDown, _) = self else { return self }
    return .time(interval, countsDown: countsDown, now: now)
  }

  /// The work done and all work; nil if they are unknown.
  var parts: (value: Double, total: Double)? {
    switch self {
    case .none: return nil
    case .value(let value, let total):
      guard value.isFinite, total.isFinite, total > 0 else { return nil }
      return (min(max(value, 0), total), total)
    case .time(let interval, let countsDown, let now):
      let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
      guard length > 0 else { return (countsDown ? 0 : 1, 1) }
      let past = min(max(now.timeIntervalSince(interval.lowerBound), 0), length)
      return (countsDown ? length - past : past, length)
    }
  }
}

/// The element of an indicator.
struct ProgressElement<Content: View>: ElementView {
  let progress: ProgressSource
  let style: String?
  let content: Content

  var kind: ElementKind { .progress }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.style] = style.map { .text($0) }
    if environment.labelsHidden { element[.labelIsHidden] = .flag(true) }
    let size = environment.controlSize
    if size != .regular { element[.controlSize] = .text(size.rawValue) }
    if let parts = progress.parts {
      element[.value] = .number(parts.value)
      element[.minimum] = .number(0)
      element[.maximum] = .number(parts.total)
    } else {
      element[.isIndeterminate] = .flag(true)
    }
  }
}
