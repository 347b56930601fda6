/// Merges the typing of one user into a text that others have changed meanwhile.
enum TextMerge {
  /// The part in which a text differs from another one: what is between the longest common
  /// beginning and the longest common end.
  private struct Edit {
    /// The offsets of the replaced part in the old text.
    let range: Range<Int>
    let replacement: ArraySlice<Character>

    init(from old: [Character], to new: [Character]) {
      let most = min(old.count, new.count)
      var (head, tail) = (0, 0)
      while head < most, old[head] == new[head] { head += 1 }
      while tail < most - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
      range = head..<(old.count - tail)
      replacement = new[head..<(new.count - tail)]
    }
  }

  /// Three-way merge of two changes of one text.
  ///
  /// A merge loses no typed character: where both replaced the same part, both replacements are
  /// kept. Of two insertions at one place, the others' comes first.
  ///
  /// - Parameters:
  ///   - typed: The text with the user's change.
  ///   - base: The text that the user typed over.
  ///   - current: The text with the changes of others.
  static func merge(typed: String, base: String, current: String) -> String {
    if base == current { return typed }
    // If the others made the same change, it counts once.
    if base == typed || typed == current { return current }
    let (old, now) = (Array(base), Array(current))
    let (mine, others) = (Edit(from: old, to: Array(typed)), Edit(from: old, to: now))
    let growth = now.count - old.count
    let before: ArraySlice<Character>
    let after: ArraySlice<Character>
    if mine.range.lowerBound >= others.range.upperBound {
      before = now[..<(mine.range.lowerBound + growth)]
      after = now[(mine.range.upperBound + growth)...]
    } else if mine.range.upperBound <= others.range.lowerBound {
      before = now[..<mine.range.lowerBound]
      after = now[mine.range.upperBound...]
    } else {
      let start = min(mine.range.lowerBound, others.range.lowerBound)
      let end = max(mine.range.upperBound, others.range.upperBound)
      // Both have changed the same part.
      let isFirst = mine.range.lowerBound < others.range.lowerBound
      before = now[..<start] + (isFirst ? [] : others.replacement)
      after = (isFirst ? others.replacement : []) + now[(end + growth)...]
    }
    return String(before + mine.replacement + after)
  }
}
