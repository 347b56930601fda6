import Foundation

/// What a field shows and where it writes.
struct TextSource {
  /// The words to show while nobody is typing.
  var text: () -> String
  /// Takes what was typed; false if it means nothing.
  var take: (String) -> Bool
  /// Whether what is typed may differ from what it comes to, and is kept until it is submitted.
  var isFormatted = false

  /// Plain text.
  @MainActor
  init(_ text: Binding<String>) {
    self.text = { text.wrappedValue }
    take = {
      text.wrappedValue = $0
      return true
    }
  }

  /// A value in a format.
  @MainActor
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    text = { format.format(value.wrappedValue) }
    take = { typed in
      guard let new = format.value(from: typed) else { return false }
      value.wrappedValue = new
      return true
    }
    isFormatted = true
  }

  /// A value in a format; nothing typed is no value.
  @MainActor
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
  where F.FormatOutput == String {
    text = { value.wrappedValue.map { format.format($0) } ?? "" }
    take = { typed in
      if typed.isEmpty {
        value.wrappedValue = nil
        return true
      }
      guard let new = format.value(from: typed) else { return false }
      value.wrappedValue = new
      return true
    }
    isFormatted = true
  }

  /// A value as a formatter has it.
  @MainActor
  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    text = { formatter.string(for: value.wrappedValue) ?? "" }
    take = { typed in
      guard let new: V = formatter.value(from: typed) else { return false }
      value.wrappedValue = new
      return true
    }
    isFormatted = true
  }
}

extension Formatter {
  /// What a text means, as a value of a type; nil if it means nothing, or something else.
  fileprivate func value<V>(from text: String) -> V? {
    switch self {
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text), number.doubleValue.isFinite else {
        return nil
      }
      if let value = Number.value(number.doubleValue, as: V.self) { return value }
      // A value that may be missing.
      let candidates: [Any] = [number.doubleValue, number.intValue, number.decimalValue, number]
      return candidates.lazy.compactMap { $0 as? V }.first
    case let formatter as DateFormatter:
      guard let date = formatter.date(from: text), ValueLimits.allows(date) else { return nil }
      return date as? V
    default: return text as? V
    }
  }
}

/// What is being typed into a field with a format.
struct FieldDraft: Equatable {
  /// What was typed.
  var text: String
  /// What the field would show without it. Once that is something else, the value was changed
  /// elsewhere, and the draft is out of date.
  var shown: String
}
