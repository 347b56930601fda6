import Foundation

/// Parses inline Markdown: emphasis, code, strikethrough, links. Blocks stay text.
///
/// The parser makes items in one pass over the units; styles are ranges of items. The time is
/// linear except for hostile text.
struct MarkdownParser {
  /// A piece of text, code, or a run of delimiters.
  struct Item {
    var units: [MarkdownUnit]
    var isCode = false
  }

  /// An opening bracket without its closing one yet. Something that begins with an open bracket: a
  /// link, the alternative text of an image, or words with attributes of Foundation.
  enum BracketKind {
    case link, image, attributes
  }

  struct Bracket {
    let item: Int
    let kind: BracketKind
    /// The last delimiter before it.
    let delimiter: Int?
    /// False inside of another link.
    var isActive = true
  }

  let units: [MarkdownUnit]
  /// The interpolated values.
  let values: [[TextRun]]
  var position = 0
  var items: [Item] = []
  var delimiters = MarkdownDelimiters()
  var brackets: [Bracket] = []
  var links: [(items: Range<Int>, url: URL)] = []
  /// The lengths of backtick runs that have no partner in the rest of the text.
  var lonelyBackticks: Set<Int> = []

  init(units: [MarkdownUnit], values: [[TextRun]]) {
    self.units = units
    self.values = values
  }

  /// The runs of a text.
  static func runs(_ text: String) -> [TextRun] {
    runs(MarkdownUnit.units(text), values: [])
  }

  /// The runs of units and the values that belong to them.
  static func runs(_ units: [MarkdownUnit], values: [[TextRun]]) -> [TextRun] {
    var parser = MarkdownParser(units: units, values: values)
    parser.parse()
    return parser.finish()
  }

  func peek(_ offset: Int = 0) -> MarkdownUnit? {
    let index = position + offset
    return units.indices.contains(index) ? units[index] : nil
  }

  private mutating func parse() {
    while let unit = peek() {
      guard case .character(let character) = unit else {
        add(unit)
        continue
      }
      switch character {
      case "\\": escape()
      case "`": code()
      case "*", "_", "~": delimiterRun(character)
      case "!" where peek(1) == .character("["): openBracket(.image)
      case "^" where peek(1) == .character("["): openBracket(.attributes)
      case "[": openBracket(.link)
      case "]": closeBracket()
      case "<": autolink()
      default: add(unit)
      }
    }
    delimiters.pair(above: nil)
  }

  /// Appends a unit as text.
  mutating func add(_ unit: MarkdownUnit) {
    if items.isEmpty || items[items.count - 1].isCode || closedItems == items.count {
      items.append(Item(units: []))
    }
    items[items.count - 1].units.append(unit)
    position += 1
  }

  /// The number of items that accept no more units.
  private var closedItems = 0

  /// Adds an item that accepts no more units, and returns its index.
  @discardableResult
  mutating func addItem(_ item: Item) -> Int {
    items.append(item)
    closedItems = items.count
    return items.count - 1
  }

  private mutating func escape() {
    if let next = peek(1), next.isEscapable { position += 1 }
    add(peek()!)
  }

  private mutating func delimiterRun(_ character: Character) {
    var length = 0
    while peek(length) == .character(character) { length += 1 }
    let item = addItem(
      Item(units: Array(repeating: .character(character), count: length))
    )
    delimiters.add(
      item: item,
      character: character,
      length: length,
      before: peek(-1),
      after: peek(length)
    )
    position += length
  }

  private mutating func code() {
    var length = 0
    while peek(length) == .character("`") { length += 1 }
    let start = position + length
    if let end = closingBackticks(length, from: start) {
      var inner = units[start..<end].map {
        // A line break inside code is a space.
        if case .character(let character) = $0, character.isNewline {
          return MarkdownUnit.character(" ")
        }
        return $0
      }
      let space = MarkdownUnit.character(" ")
      if inner.count > 1, inner.first == space, inner.last == space,
        inner.contains(where: { $0 != space })
      {
        inner.removeFirst()
        inner.removeLast()
      }
      addItem(Item(units: inner, isCode: true))
      position = end + length
    } else {
      for _ in 0..<length { add(units[position]) }
    }
  }

  private mutating func closingBackticks(_ length: Int, from start: Int) -> Int? {
    guard !lonelyBackticks.contains(length) else { return nil }
    var index = start
    while index < units.count {
      guard units[index] == .character("`") else {
        index += 1
        continue
      }
      let begin = index
      while index < units.count, units[index] == .character("`") { index += 1 }
      if index - begin == length { return begin }
    }
    lonelyBackticks.insert(length)
    return nil
  }
}
