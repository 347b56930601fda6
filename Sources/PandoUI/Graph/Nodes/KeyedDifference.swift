/// The shortest sequence of steps from one order of keys to another.
///
/// Equal ends are trimmed, and the rest is matched by key. The keys whose old positions form a longest
/// increasing subsequence stay in place; each other key takes one move, which is the minimum. The
/// subsequence is found by patience sorting, as in Fredman, "On computing the length of longest
/// increasing subsequences" (1975).
package enum KeyedDifference {
  package enum Step<Key> {
    case remove(Key)
    case insert(Key, before: Key?)
    case move(Key, before: Key?)
  }

  /// Calls `step` with the steps in an order in which they can be applied.
  ///
  /// - Complexity: O(*n* log *n*); O(*n*) if nothing moves.
  package static func apply<Key: Hashable>(
    from old: [Key],
    to new: [Key],
    step: (Step<Key>) -> Void
  ) {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    if start == oldEnd {
      let before = newEnd < new.count ? new[newEnd] : nil
      for index in start..<newEnd { step(.insert(new[index], before: before)) }
      return
    }
    if start == newEnd {
      for index in start..<oldEnd { step(.remove(old[index])) }
      return
    }

    var oldPosition: [Key: Int] = [:]
    oldPosition.reserveCapacity(oldEnd - start)
    for index in start..<oldEnd { oldPosition[old[index]] = index }
    let sources = (start..<newEnd).map { oldPosition.removeValue(forKey: new[$0]) ?? -1 }
    for index in start..<oldEnd where oldPosition[old[index]] != nil { step(.remove(old[index])) }

    let stays = longestIncreasingSubsequence(sources)
    var before = newEnd < new.count ? new[newEnd] : nil
    for index in (start..<newEnd).reversed() {
      let key = new[index]
      if sources[index - start] < 0 {
        step(.insert(key, before: before))
      } else if !stays[index - start] {
        step(.move(key, before: before))
      }
      before = key
    }
  }

  /// Marks the numbers of a longest increasing subsequence; negative numbers belong to none.
  static func longestIncreasingSubsequence(_ numbers: [Int]) -> [Bool] {
    var tails: [Int] = []
    var predecessor = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() where number >= 0 {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { predecessor[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result = [Bool](repeating: false, count: numbers.count)
    var index = tails.last ?? -1
    while index >= 0 {
      result[index] = true
      index = predecessor[index]
    }
    return result
  }
}
