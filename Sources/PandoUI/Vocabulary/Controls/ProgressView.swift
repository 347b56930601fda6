import Foundation

/// How far something is, or that it goes on.
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

  /// The indicator, as the style around it draws it.
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
    // A style that draws it with changes does not ask itself again.
    return AnyView(
      StyledBody(style: style) { [configuration] in $0.makeBody(configuration: configuration) }
        .environment(\.progressViewStyle, nil)
    )
  }
}

/// Where the fraction of a progress comes from.
enum ProgressSource {
  case none
  /// A value, and what it is when all is done.
  case value(Double, total: Double)
  /// The time that has gone by, or is left.
  case time(ClosedRange<Date>, countsDown: Bool, now: Date)

  /// The same at another time.
  func at(_ now: Date) -> ProgressSource {
    guard case .time(let interval, let countsDown, _) = self else { return self }
    return .time(interval, countsDown: countsDown, now: now)
  }

  /// What is done of what there is; nil if nobody knows.
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

/// An indicator as it is drawn.
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
