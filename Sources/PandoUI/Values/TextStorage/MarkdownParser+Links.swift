import Foundation

extension MarkdownParser {
  /// The maximum length of an address, which bounds the cost of hostile text.
  private static let longestAddress = 2048

  /// The maximum depth of parentheses in an address, as in other CommonMark parsers.
  private static let deepestParentheses = 32

  mutating func openBracket(_ kind: BracketKind) {
    let text: [MarkdownUnit] =
      switch kind {
      case .link: [.character("[")]
      case .image: [.character("!"), .character("[")]
      case .attributes: [.character("^"), .character("[")]
      }
    let item = addItem(Item(units: text))
    brackets.append(Bracket(item: item, kind: kind, delimiter: delimiters.last))
    position += text.count
  }

  mutating func closeBracket() {
    let closing = units[position]
    guard let bracket = brackets.popLast() else { return add(closing) }
    if bracket.kind == .attributes, let end = attributes(at: position + 1) {
      delimiters.pair(above: bracket.delimiter)
      items[bracket.item].units = []
      if plainText(Array(units[(position + 1)..<end])).contains("inflect: true") {
        inflect(after: bracket.item)
      }
      addItem(Item(units: []))
      position = end
      return
    }
    guard bracket.isActive, let (address, end) = destination(at: position + 1) else {
      return add(closing)
    }
    delimiters.pair(above: bracket.delimiter)
    items[bracket.item].units = []
    // The alternative text replaces an image, whose address is dropped.
    if bracket.kind == .link {
      let inside = (bracket.item + 1)..<items.count
      if let url = LinkAddress.url(address) { links.append((inside, url)) }
      // A link cannot contain another link.
      for index in brackets.indices where brackets[index].kind == .link {
        brackets[index].isActive = false
      }
    }
    // Begins a new item, because what follows is not part of the link.
    addItem(Item(units: []))
    position = end
  }

  /// The end of attributes in parentheses, such as `(inflect: true)`; nil if there are none.
  private func attributes(at start: Int) -> Int? {
    guard units.indices.contains(start), units[start] == .character("(") else { return nil }
    let text = units[start...].prefix(Self.longestAddress)
    return text.firstIndex(of: .character(")")).map { $0 + 1 }
  }

  mutating func autolink() {
    let opening = units[position]
    var end = position + 1
    while end < units.count, end - position < Self.longestAddress {
      if units[end] == .character(">") || units[end] == .character("<") { break }
      if units[end].isWhitespace { break }
      end += 1
    }
    guard end < units.count, units[end] == .character(">") else { return add(opening) }
    let inside = Array(units[(position + 1)..<end])
    let text = plainText(inside)
    let address: String
    if LinkAddress.hasScheme(text) {
      address = text
    } else if LinkAddress.isMail(text) {
      address = "mailto:" + text
    } else {
      return add(opening)
    }
    let item = addItem(Item(units: inside))
    if let url = LinkAddress.url(address) { links.append((item..<(item + 1), url)) }
    position = end + 1
  }

  /// Reads `(address "title")`; nil if there is none. Interpolated values in an address are part of
  /// it.
  private func destination(at start: Int) -> (address: String, end: Int)? {
    var index = start
    let limit = min(units.count, start + Self.longestAddress)
    func unit() -> MarkdownUnit? { index < limit ? units[index] : nil }
    func skipSpaces() { while unit()?.isWhitespace == true { index += 1 } }
    guard unit() == .character("(") else { return nil }
    index += 1
    skipSpaces()

    var address: [MarkdownUnit] = []
    if unit() == .character("<") {
      index += 1
      while let next = unit(), next != .character(">") {
        if next == .character("<") || next == .character("\n") { return nil }
        address.append(escaped(&index, limit))
      }
      guard unit() == .character(">") else { return nil }
      index += 1
    } else {
      var depth = 0
      while let next = unit(), !next.isWhitespace {
        if next == .character("(") { depth += 1 }
        if depth > Self.deepestParentheses { return nil }
        if next == .character(")") {
          if depth == 0 { break }
          depth -= 1
        }
        address.append(escaped(&index, limit))
      }
      guard depth == 0 else { return nil }
    }

    let hadSpace = unit()?.isWhitespace == true
    skipSpaces()
    if hadSpace, let close = Self.titleEnds[unit() ?? .value(0)] {
      index += 1
      while let next = unit(), next != close { _ = (next, escaped(&index, limit)) }
      guard unit() == close else { return nil }
      index += 1
      skipSpaces()
    }
    guard unit() == .character(")") else { return nil }
    return (plainText(address), index + 1)
  }

  private static let titleEnds: [MarkdownUnit: MarkdownUnit] = [
    .character("\""): .character("\""),
    .character("'"): .character("'"),
    .character("("): .character(")"),
  ]

  /// The unit at `index`, or the escaped one after a backslash. Moves `index` past it.
  private func escaped(_ index: inout Int, _ limit: Int) -> MarkdownUnit {
    if units[index] == .character("\\"), index + 1 < limit, units[index + 1].isEscapable {
      index += 1
    }
    defer { index += 1 }
    return units[index]
  }

  func plainText(_ units: [MarkdownUnit]) -> String {
    var text = ""
    for unit in units {
      switch unit {
      case .character(let character): text.append(character)
      case .value(let index): text += values[index].plainText
      }
    }
    return text
  }
}
