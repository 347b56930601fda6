/// The selection in the text of a field, or the place of its cursor.
///
/// ```swift
/// @State var selection: TextSelection?
///
/// TextField("Message", text: $text, selection: $selection)
/// Button("Select all") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
/// ```
///
/// The indices are of the text of the field. A place beyond the end, because the text was made
/// shorter, counts as the end. A field of a browser has one selection: of several ranges, it
/// selects the first.
public struct TextSelection: Hashable, Sendable {
  /// The places that are selected.
  public enum Indices: Hashable, Sendable {
    /// One range; an empty one is where the cursor is.
    case selection(Range<String.Index>)
    /// Several ranges.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The places that are selected.
  public var indices: Indices

  /// Makes a selection of one range.
  ///
  /// - Parameter range: The range, in indices of the field's text.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  /// Makes a selection of several ranges. A field of a browser selects the first.
  ///
  /// - Parameter ranges: The ranges, in indices of the field's text.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
  }

  /// Puts the cursor somewhere, and selects nothing.
  ///
  /// - Parameter insertionPoint: Where the cursor is, as an index of the field's text.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether nothing is selected, and there is a cursor alone.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

extension TextSelection {
  /// Makes a selection of offsets in UTF-16 units, as browsers count. They are moved to whole characters of the text.
  init(offsets: Range<Int>, in text: String) {
    let start = text.character(atUTF16: offsets.lowerBound)
    self.init(range: start..<max(start, text.character(atUTF16: offsets.upperBound)))
  }

  /// The place of the cursor after the user has typed over a part of a text.
  init(afterTyping text: String, over old: String) {
    let head = zip(text, old).prefix { $0 == $1 }.count
    let tail = zip(text.reversed(), old.reversed()).prefix { $0 == $1 }.count
    // Letters that are the same at both ends count once, at the beginning: a letter that is typed
    // twice is typed behind the first.
    let kept = min(tail, min(text.count, old.count) - head)
    self.init(insertionPoint: text.index(text.endIndex, offsetBy: -kept))
  }

  /// The selection in UTF-16 units of a text; nil if there is none.
  func offsets(in text: String) -> Range<Int>? {
    let range: Range<String.Index>
    switch indices {
    case .selection(let one): range = one
    case .multiSelection(let several):
      guard let first = several.ranges.first else { return nil }
      range = first
    }
    // An index may be of an older, longer text, where no other operation is allowed than to compare it.
    func offset(_ index: String.Index) -> Int {
      text.utf16.distance(from: text.startIndex, to: min(index, text.endIndex))
    }
    let start = offset(range.lowerBound)
    return start..<max(start, offset(range.upperBound))
  }
}

extension String {
  /// The index of the character that a UTF-16 unit is of; the end for an offset beyond it.
  fileprivate func character(atUTF16 offset: Int) -> Index {
    guard let unit = utf16.index(startIndex, offsetBy: max(offset, 0), limitedBy: endIndex) else {
      return endIndex
    }
    var index = unit
    while Index(index, within: self) == nil { index = utf16.index(before: index) }
    return index
  }
}
