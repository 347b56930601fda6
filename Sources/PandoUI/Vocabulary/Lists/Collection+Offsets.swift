public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets.
  ///
  /// - Parameter offsets: The offsets of the elements from the start; others are ignored.
  /// - Complexity: O(*n*)
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets in front of the element at another offset, or to the end.
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements to move, from the start.
  ///   - destination: The offset, counted before the move, in front of which they go; the count
  ///     means the end.
  /// - Complexity: O(*n*)
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    var moved: [Element] = []
    var before: [Element] = []
    var after: [Element] = []
    for (offset, element) in all.enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
