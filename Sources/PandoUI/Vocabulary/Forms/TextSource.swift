import Foundation

/// Reads the text of a field, and writes what the user types.
struct TextSource {
  /// The text that the field shows when there is no draft.
  var text: (FormatSettings) -> String
  /// Writes the typed text; returns false if it does not parse.
  var take: (String, FormatSettings) -> Bool
  /// Whether the typed text may differ from the formatted value, so that a draft is kept until the
  /// submit.
  var isFormatted = false

  /// A source for plain text.
  @MainActor
  init(_ text: Binding<String>) {
    self.text = { _ in text.wrappedValue }
    take = { typed, _ in
      text.wrappedValue = typed
      return true
    }
  }

  /// A source for a formatted value.
  @MainActor
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    text = { $0.format(format).format(value.wrappedValue) }
    take = { typed, place in
      guard let new = place.format(format).value(from: typed) else { return false }
      value.wrappedValue = new
      return true
    }
    isFormatted = true
  }

  /// A source for an optional formatted value; empty text means nil.
  @MainActor
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
  where F.FormatOutput == String {
    text = { place in value.wrappedValue.map { place.format(format).format($0) } ?? "" }
    take = { typed, place in
      if typed.isEmpty {
        value.wrappedValue = nil
        return true
      }
      guard let new = place.format(format).value(from: typed) else { return false }
      value.wrappedValue = new
      return true
    }
    isFormatted = true
  }

  /// A source for a value with a `Formatter`.
  @MainActor
  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    text = { _ in formatter.text(for: value.wrappedValue) ?? "" }
    take = { typed, _ in
      guard let new: V = formatter.value(from: typed) else { return false }
      value.wrappedValue = new
      return true
    }
    isFormatted = true
  }
}

extension Formatter {
  /// The value that a text stands for; nil if it does not parse, or has another type.
  fileprivate func value<V>(from text: String) -> V? {
    switch self {
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text), number.doubleValue.isFinite else {
        return nil
      }
      if let value = Number.value(number.doubleValue, as: V.self) { return value }
      // For an optional type.
      let candidates: [Any] = [number.doubleValue, number.intValue, number.decimalValue, number]
      return candidates.lazy.compactMap { $0 as? V }.first
    case let formatter as DateFormatter:
      guard let date = formatter.date(from: text), ValueLimits.allows(date) else { return nil }
      return date as? V
    default: return text as? V
    }
  }
}

/// The text that the user is typing into a formatted field.
struct FieldDraft: Equatable {
  /// The typed text.
  var text: String
  /// The formatted value when the draft was made. If it differs now, the value was changed
  /// elsewhere, and the draft is out of date.
  var shown: String
}
