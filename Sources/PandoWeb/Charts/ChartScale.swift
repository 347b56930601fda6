import Foundation
import PandoUI

/// The positions of values along one axis of a chart, from 0 to 100.
struct ChartScale {
  enum Form {
    /// A band for each value, in order of appearance.
    case bands([String])
    /// A continuous range from the first to the second number; dates are in seconds.
    case line(Double, Double)
  }

  let form: Form
  let isDate: Bool
  /// Whether the first band is the last one in position: the vertical axis is read from top to bottom.
  private let beginsAtTop: Bool

  /// The scale of an axis.
  ///
  /// - Parameters:
  ///   - values: What is shown along the axis.
  ///   - wantsBands: Whether numbers have bands too: the bases of bars.
  ///   - includesZero: Whether the line starts at 0, so that lengths can be compared.
  ///   - beginsAtTop: Whether the first band is the highest, as on a vertical axis.
  init(
    _ values: [ChartDrawing.Value],
    domain: [ChartDrawing.Value]?,
    wantsBands: Bool,
    includesZero: Bool,
    beginsAtTop: Bool = false
  ) {
    self.beginsAtTop = beginsAtTop
    isDate = values.contains { if case .date = $0 { true } else { false } }
    let isWords = values.contains { if case .category = $0 { true } else { false } }
    if isWords || wantsBands {
      var seen = Set<String>()
      let sorted = isWords ? values : values.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
      form = .bands(((domain ?? []) + sorted).map(\.words).filter { seen.insert($0).inserted })
      return
    }
    let numbers = (domain ?? values).compactMap(\.number).filter(\.isFinite)
    var low = numbers.min() ?? 0
    var high = numbers.max() ?? 1
    if domain == nil {
      if includesZero { (low, high) = (min(low, 0), max(high, 0)) }
      if low == high { high = low + 1 }
      if !isDate {
        let step = Self.step(low, high)
        (low, high) = ((low / step).rounded(.down) * step, (high / step).rounded(.up) * step)
      }
    }
    form = .line(low, high > low ? high : low + 1)
  }

  /// The position of a value; in bands, the middle of its band.
  func position(_ value: ChartDrawing.Value) -> Double {
    switch form {
    case .bands(let names):
      guard let index = names.firstIndex(of: value.words) else { return 0 }
      return middle(index)
    case .line(let low, let high):
      return ((value.number ?? low) - low) / (high - low) * 100
    }
  }

  /// The middle of a band.
  private func middle(_ index: Int) -> Double {
    let position = (Double(index) + 0.5) * width
    return beginsAtTop ? 100 - position : position
  }

  /// The width of a band.
  var width: Double {
    guard case .bands(let names) = form else { return 6 }
    return 100 / Double(max(names.count, 1))
  }

  /// The values written beside the axis, and their positions.
  var ticks: [(position: Double, words: String)] {
    switch form {
    case .bands(let names):
      let every = max((names.count + 11) / 12, 1)
      return names.enumerated().filter { $0.offset % every == 0 }.map {
        (middle($0.offset), $0.element)
      }
    case .line(let low, let high):
      let step = isDate ? (high - low) / 4 : Self.step(low, high)
      var ticks: [(position: Double, words: String)] = []
      var value = (low / step).rounded(.up) * step
      if isDate { value = low }
      while value <= high + step / 1000, ticks.count < 20 {
        let words = isDate ? ChartDrawing.Value.words(of: value) : CSSValue.format(value)
        ticks.append(((value - low) / (high - low) * 100, words))
        value += step
      }
      return ticks
    }
  }

  /// The smallest of 1, 2 and 5 times a power of ten that gives at most five steps.
  private static func step(_ low: Double, _ high: Double) -> Double {
    let rough = max(high - low, 1e-9) / 5
    let power = pow(10, log10(rough).rounded(.down))
    return ([1, 2, 5, 10].first { $0 * power >= rough } ?? 10) * power
  }
}

extension ChartDrawing.Value {
  /// The value as a number; dates are in seconds.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .date(let date): date.timeIntervalSince1970
    case .category: nil
    }
  }

  /// The value as text.
  var words: String {
    switch self {
    case .number(let number): CSSValue.format(number)
    case .date(let date): DateText.date.text(date)
    case .category(let name): name
    }
  }

  static func words(of seconds: Double) -> String {
    DateText.date.text(Date(timeIntervalSince1970: seconds))
  }
}
