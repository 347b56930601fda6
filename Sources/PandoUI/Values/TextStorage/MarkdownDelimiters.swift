/// The asterisks, underscores and tildes that may begin or end a style, paired by the rules of
/// CommonMark (section "Emphasis and strong emphasis", appendix "A parsing strategy").
struct MarkdownDelimiters {
  /// A run of one delimiter character.
  struct Run {
    /// The index of the run among the parser's items.
    let item: Int
    let character: Character
    /// The number of characters in the text.
    let length: Int
    /// The number of characters that are not paired yet.
    var count: Int
    let canOpen: Bool
    let canClose: Bool
    var previous: Int?
    var next: Int?
  }

  /// A range of items with a style.
  struct Span {
    enum Style { case italic, bold, struck }
    let style: Style
    let items: Range<Int>
  }

  private(set) var runs: [Run] = []
  private(set) var spans: [Span] = []
  /// The last run that can still be paired.
  private(set) var last: Int?

  /// Adds a run between two units; nil stands for the beginning or the end of the text.
  mutating func add(
    item: Int,
    character: Character,
    length: Int,
    before: MarkdownUnit?,
    after: MarkdownUnit?
  ) {
    let spaceBefore = before?.isWhitespace ?? true
    let spaceAfter = after?.isWhitespace ?? true
    let markBefore = before?.isPunctuation ?? false
    let markAfter = after?.isPunctuation ?? false
    let isLeft = !spaceAfter && (!markAfter || spaceBefore || markBefore)
    let isRight = !spaceBefore && (!markBefore || spaceAfter || markAfter)
    var (canOpen, canClose) = (isLeft, isRight)
    if character == "_" {
      canOpen = isLeft && (!isRight || markBefore)
      canClose = isRight && (!isLeft || markAfter)
    } else if character == "~", length > 2 {
      (canOpen, canClose) = (false, false)
    }
    runs.append(
      Run(
        item: item,
        character: character,
        length: length,
        count: length,
        canOpen: canOpen,
        canClose: canClose,
        previous: last
      )
    )
    if let last { runs[last].next = runs.count - 1 }
    last = runs.count - 1
  }

  /// Pairs all runs after `bottom` and removes them from the list.
  mutating func pair(above bottom: Int?) {
    let floor = bottom ?? -1
    // By kind of the closing run: the index below which no opener was found.
    var floors: [Int: Int] = [:]
    var closer = first(above: floor)
    while let index = closer {
      guard runs[index].canClose else {
        closer = runs[index].next
        continue
      }
      let kind = kind(of: index)
      if let opener = opener(for: index, above: max(floors[kind] ?? -1, floor)) {
        use(opener, index)
        if runs[opener].count == 0 { remove(opener) }
        if runs[index].count == 0 {
          closer = runs[index].next
          remove(index)
        }
      } else {
        floors[kind] = runs[index].previous ?? -1
        closer = runs[index].next
        if !runs[index].canOpen { remove(index) }
      }
    }
    while let index = last, index > floor { remove(index) }
  }

  private func first(above floor: Int) -> Int? {
    var first: Int?
    var index = last
    while let current = index, current > floor {
      first = current
      index = runs[current].previous
    }
    return first
  }

  private func kind(of index: Int) -> Int {
    let run = runs[index]
    if run.character == "~" { return 12 + run.length }
    return (run.character == "_" ? 6 : 0) + (run.canOpen ? 3 : 0) + run.length % 3
  }

  private func opener(for closer: Int, above floor: Int) -> Int? {
    let end = runs[closer]
    var index = end.previous
    while let current = index, current > floor {
      let begin = runs[current]
      if begin.character == end.character, begin.canOpen {
        if end.character == "~" {
          if begin.length == end.length { return current }
        } else {
          // The rule of three: a run that can open and close pairs only if the lengths allow it.
          let isOdd =
            (end.canOpen || begin.canClose) && end.length % 3 != 0
            && (begin.length + end.length) % 3 == 0
          if !isOdd { return current }
        }
      }
      index = begin.previous
    }
    return nil
  }

  private mutating func use(_ opener: Int, _ closer: Int) {
    let items = (runs[opener].item + 1)..<runs[closer].item
    let used: Int
    if runs[closer].character == "~" {
      used = runs[closer].count
      spans.append(Span(style: .struck, items: items))
    } else {
      used = runs[closer].count >= 2 && runs[opener].count >= 2 ? 2 : 1
      spans.append(Span(style: used == 2 ? .bold : .italic, items: items))
    }
    runs[opener].count -= used
    runs[closer].count -= used
    // Runs between the two stay unpaired.
    runs[opener].next = closer
    runs[closer].previous = opener
  }

  private mutating func remove(_ index: Int) {
    let (previous, next) = (runs[index].previous, runs[index].next)
    if let previous { runs[previous].next = next }
    if let next { runs[next].previous = previous }
    if last == index { last = previous }
  }
}
