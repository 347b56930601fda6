import Foundation

/// The value of a style property, made of numbers, words of this module and sanitised names only,
/// so that no word of an application can end a declaration and begin another.
enum CSSValue: Hashable, Sendable {
  /// A word or an expression that is written in this module.
  case keyword(Keyword)
  case number(Double)
  case px(Double)
  case rem(Double)
  case em(Double)
  case percent(Double)
  case degrees(Double)
  case seconds(Double)
  /// How many pixels of an image are in a point.
  case density(Double)
  /// Red, green, blue and opacity from 0 to 1, in sRGB.
  case color(Double, Double, Double, Double)
  /// A custom property of the style sheet.
  case variable(Keyword)
  /// The name of the source of a popover.
  case anchor(Int)
  /// A part of an element's own node, such as the definition of a gradient.
  case fragment(NodeName, Keyword)
  /// The image at an address.
  case image(ImageAddress)
  /// One of several parts of an element's own node.
  case numbered(NodeName, Keyword, Int)
  /// A filter that multiplies red, green, blue and opacity.
  case multiplication(Double, Double, Double, Double)
  /// A filter that computes red, green, blue and opacity from the present ones: four rows of four factors and
  /// what is added.
  case colorMatrix([Double])
  /// A drawing in SVG of this module, in the address. Only the words in it are the application's, and they
  /// are escaped.
  case drawing(HTMLElement)
  /// The address of an image.
  case address(SafeURL)
  /// The name of a font family, reduced to letters, digits, spaces and `-`.
  case family(String)
  /// A call: `blur(3px)`.
  indirect case call(Keyword, [CSSValue])
  /// Values with a space between them.
  indirect case list([CSSValue])
  /// Values with a comma between them.
  indirect case commas([CSSValue])
  /// Values with a slash between them.
  indirect case slash(CSSValue, CSSValue)

  /// A word of CSS that is a literal of this module.
  struct Keyword: Hashable, Sendable, ExpressibleByStringLiteral {
    let text: String

    init(stringLiteral literal: StaticString) {
      text = "\(literal)"
    }

    /// A word of two literals.
    init(_ stem: StaticString, _ suffix: StaticString = "") {
      text = "\(stem)\(suffix)"
    }
  }

  /// The value as it is written.
  var text: String {
    switch self {
    case .keyword(let word): word.text
    case .number(let number): Self.format(number)
    case .px(let number): Self.format(number, unit: "px")
    case .rem(let number): Self.format(number, unit: "rem")
    case .em(let number): Self.format(number, unit: "em")
    case .percent(let number): Self.format(number, unit: "%")
    case .degrees(let number): Self.format(number, unit: "deg")
    // Unlike a length of zero, a time of zero has a unit.
    case .seconds(let number): "\(Self.format(number))s"
    case .density(let number): Self.format(number, unit: "x")
    case .color(let red, let green, let blue, let opacity):
      Self.hex(red, green, blue, opacity)
    case .variable(let name): "var(--\(name.text))"
    case .anchor(let number): "--source-\(number)"
    case .fragment(let name, let part): "url(#\(name.outer)-\(part.text))"
    case .image(let address): "url(\"\(address.text)\")"
    case .numbered(let name, let part, let index): "url(#\(name.outer)-\(part.text)-\(index))"
    case .multiplication(let red, let green, let blue, let opacity):
      Self.matrixFilter([
        red, 0, 0, 0, 0, 0, green, 0, 0, 0, 0, 0, blue, 0, 0, 0, 0, 0, opacity, 0,
      ])
    case .colorMatrix(let numbers): Self.matrixFilter(numbers)
    case .drawing(let element): Self.address(of: element)
    case .address(let url): "url('\(Self.percentEncoded(url.text, keeping: "%"))')"
    case .family(let name): "'\(Self.familyCharacters(name))'"
    case .call(let name, let arguments):
      "\(name.text)(\(arguments.map(\.text).joined(separator: ",")))"
    case .list(let values): values.map(\.text).joined(separator: " ")
    case .commas(let values): values.map(\.text).joined(separator: ",")
    case .slash(let first, let second): "\(first.text)/\(second.text)"
    }
  }

  /// CSS has no such filter, SVG has one: it stands in the address, written with numbers only.
  private static func matrixFilter(_ numbers: [Double]) -> String {
    let values = numbers.map { format($0) }.joined(separator: "%20")
    return "url('data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%3E"
      + "%3Cfilter%20id=%22f%22%20color-interpolation-filters=%22sRGB%22%3E"
      + "%3CfeColorMatrix%20values=%22\(values)%22/%3E"
      + "%3C/filter%3E%3C/svg%3E#f')"
  }

  /// The document as an address: everything but letters, digits and a few signs is encoded, so that
  /// nothing in it ends the address.
  private static func address(of element: HTMLElement) -> String {
    "url('data:image/svg+xml,\(percentEncoded(HTMLWriter.standalone(element)))')"
  }

  private static func percentEncoded(_ text: String, keeping extra: String = "") -> String {
    text.utf8.reduce(into: "") { result, byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        ("a"..."z") ~= scalar || ("A"..."Z") ~= scalar || ("0"..."9") ~= scalar
        || "-_.~/:?#@=&,;+\(extra)".unicodeScalars.contains(scalar)
      result +=
        isPlain && byte < 0x80 && !(extra.isEmpty && (scalar == "#" || scalar == "%"))
        ? String(Character(scalar))
        : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }

  /// A number without an exponent, with three decimals at most; what is not a number is 0.
  static func format(_ number: Double, unit: String = "") -> String {
    guard number.isFinite else { return "0" }
    let thousandths = Int((min(max(number, -1e7), 1e7) * 1000).rounded())
    guard thousandths != 0 else { return "0" }
    let magnitude = thousandths.magnitude
    var text = "\(thousandths < 0 ? "-" : "")\(magnitude / 1000)"
    let fraction = magnitude % 1000
    if fraction != 0 {
      var digits = "\(fraction)"
      while digits.count < 3 { digits = "0" + digits }
      while digits.hasSuffix("0") { digits.removeLast() }
      text += "." + digits
    }
    return text + unit
  }

  /// A number as HTML writes it ("floating-point numbers"): all its digits, no exponent for what
  /// is near 1.
  static func plain(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    guard let whole = Int(exactly: number) else { return "\(number)" }
    return "\(whole)"
  }

  /// `#rrggbb`, or `#rrggbbaa` if it is not opaque.
  static func hex(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) -> String {
    let channels = opacity >= 1 ? [red, green, blue] : [red, green, blue, opacity]
    return channels.reduce(into: "#") { text, channel in
      let byte = channel.isFinite ? Int((min(max(channel, 0), 1) * 255).rounded()) : 0
      text += byte < 16 ? "0" : ""
      text += String(byte, radix: 16)
    }
  }

  private static func familyCharacters(_ name: String) -> String {
    String(
      name.unicodeScalars.prefix(80).filter { scalar in
        scalar.properties.isAlphabetic || ("0"..."9") ~= scalar || scalar == " " || scalar == "-"
      }.map(Character.init)
    )
  }
}
