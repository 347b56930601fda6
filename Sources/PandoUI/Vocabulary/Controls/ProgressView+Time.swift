public import Foundation

/// The time of an indicator in hours, minutes and seconds.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// The time in words, updated every second.
  public var body: some View {
    EverySecond(until: interval.upperBound) { now in
      Text(verbatim: Self.words(interval, countsDown, now))
    }
  }

  static func words(_ interval: ClosedRange<Date>, _ countsDown: Bool, _ now: Date) -> String {
    let now = min(max(now, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(now).rounded(.up)
      : now.timeIntervalSince(interval.lowerBound).rounded(.down)
    let whole = Int(min(seconds, 1e9))
    let padded = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    let minutes = whole / 60 % 60
    let end = padded(whole % 60)
    return whole < 3600 ? "\(minutes):\(end)" : "\(whole / 3600):\(padded(minutes)):\(end)"
  }
}

/// Evaluates its content every second, until a date.
struct EverySecond<Content: View>: View {
  let end: Date
  let content: (Date) -> Content

  @State private var now = Date()

  init(until end: Date, @ViewBuilder content: @escaping (Date) -> Content) {
    self.end = end
    self.content = content
  }

  var body: some View {
    content(now).task(id: end) {
      while !Task.isCancelled, now < end {
        try? await Task.sleep(for: .seconds(1))
        now = Date()
      }
    }
  }
}

extension ProgressView {
  /// Makes an indicator of elapsed time with views as its label and the label of its value.
  ///
  /// - Parameters:
  ///   - timerInterval: The time from the start to the end, by the clock of the program's process.
  ///   - countsDown: Whether the bar empties towards the end, instead of filling up.
  ///   - label: Builds the label, called once in the initializer.
  ///   - currentValueLabel: Builds the label of the value, called once in the initializer.
  public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .time(timerInterval, countsDown: countsDown, now: Date()),
      label: label(),
      current: currentValueLabel()
    )
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Makes an indicator of elapsed time with a view as its label.
  ///
  /// - Parameters:
  ///   - timerInterval: The time from the start to the end, by the clock of the program's process.
  ///   - countsDown: Whether the bar empties towards the end, instead of filling up.
  ///   - label: Builds the label, called once in the initializer.
  public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// Makes an indicator of elapsed time.
  ///
  /// - Parameters:
  ///   - timerInterval: The time from the start to the end, by the clock of the program's process.
  ///   - countsDown: Whether the bar empties towards the end, instead of filling up.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
