/// The translation of a key in one language.
indirect enum StringEntry: Hashable, Sendable {
  case words(String)
  /// Forms for categories of numbers; which value is counted, from 0; nil for the first number.
  case plural([PluralCategory: StringEntry], Int?)
  /// Words with `%#@name@` in them, and what stands for each name.
  case substituted(StringEntry, [String: Substitution])

  /// A part of a text that depends on a number.
  struct Substitution: Hashable, Sendable {
    /// The index of the value that is counted, from 0; nil for the next one.
    var argument: Int?
    /// The specifier of the value, such as `lld`.
    var specifier: String
    var forms: [PluralCategory: StringEntry]
  }

  /// The format for these values.
  ///
  /// - Parameters:
  ///   - arguments: The values.
  ///   - language: The language of the text, which says how numbers are counted.
  func format(_ arguments: [LocalizedStringKey.Argument], language: String) -> String {
    switch self {
    case .words(let words): return words
    case .plural(let forms, let argument):
      let index = argument ?? arguments.firstIndex { $0.number != nil }
      return Self.form(of: forms, for: index, in: arguments, language)?
        .format(arguments, language: language) ?? ""
    case .substituted(let entry, let substitutions):
      return Self.substitute(
        entry.format(arguments, language: language),
        substitutions,
        arguments,
        language
      )
    }
  }

  private static func substitute(
    _ format: String,
    _ substitutions: [String: Substitution],
    _ arguments: [LocalizedStringKey.Argument],
    _ language: String
  ) -> String {
    var (text, rest, next) = ("", format[...], 0)
    while let start = rest.firstIndex(of: "%") {
      text += rest[..<start]
      rest = rest[start...]
      // `%#@name@`, or `%1$#@name@`.
      if let match = rest.prefixMatch(of: /%(?:(\d{1,3})\$)?#@([^@]{1,200})@/),
        let part = substitutions[String(match.2)]
      {
        let place = match.1.flatMap { Int($0) }.map { $0 - 1 }
        let index = place ?? part.argument ?? next
        next = max(next, index + 1)
        text += words(of: part, at: index, arguments, language)
        rest = rest[match.range.upperBound...]
      } else if rest.hasPrefix("%%") {
        text += "%%"
        rest = rest.dropFirst(2)
      } else {
        // A value without a position gets one too, because it follows arguments that were given positions.
        let isPlaced = rest.prefixMatch(of: /%\d+\$/) != nil
        text += isPlaced ? "%" : "%\(next + 1)$"
        if !isPlaced { next += 1 }
        rest = rest.dropFirst()
      }
    }
    return text + rest
  }

  /// A part with its value as a specifier that names its place, because the order may differ.
  private static func words(
    of part: Substitution,
    at index: Int,
    _ arguments: [LocalizedStringKey.Argument],
    _ language: String
  ) -> String {
    let words = form(of: part.forms, for: index, in: arguments, language)?
      .format(arguments, language: language)
    let placed = "%\(index + 1)$\(part.specifier)"
    return (words ?? "").replacing("%arg", with: placed)
      .replacing("%\(part.specifier)", with: placed)
  }

  private static func form(
    of forms: [PluralCategory: StringEntry],
    for index: Int?,
    in arguments: [LocalizedStringKey.Argument],
    _ language: String
  ) -> StringEntry? {
    guard let index, arguments.indices.contains(index), let number = arguments[index].number else {
      return forms[.other] ?? forms.values.first
    }
    // A form for zero that is written is used in every language, also in one without that category.
    if number.value == 0, let none = forms[.zero] { return none }
    return forms[.of(number, in: language)] ?? forms[.other]
  }
}

extension LocalizedStringKey.Argument {
  /// The value as a number that is counted; nil for words.
  var number: PluralCategory.Quantity? {
    switch self {
    case .integer(let value), .specified(_, .integer(let value)):
      .init(Double(value), isWhole: true)
    case .unsigned(let value), .specified(_, .unsigned(let value)):
      .init(Double(value), isWhole: true)
    case .floating(let value): .init(value, isWhole: false)
    case .specified(let specifier, .floating(let value)):
      .init(value, isWhole: specifier.contains(".0"))
    case .text, .runs, .formatted: nil
    }
  }
}
