public import Foundation

// The two operations for a list's `onMove` and `onDelete`.

extension IdentifiedArray {
  /// Moves the elements at some offsets in front of another one, and keeps their order.
  ///
  /// ```swift
  /// ForEach(todos) { TodoRow(todo: $0) }
  ///   .onMove { todos.move(fromOffsets: $0, toOffset: $1) }
  /// ```
  ///
  /// Traps if an offset is not in the array.
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements to move.
  ///   - destination: The offset, as it is before the move, of the element in front of which they
  ///     come to lie; or `count`, for the end.
  /// - Complexity: Expected O(*n* log *m*), where *n* is `count` and *m* the number of ranges in
  ///   `source`.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    precondition((0...count).contains(destination), "The destination is outside of the array.")
    guard !source.isEmpty else { return }
    let before = (0..<destination).filter { !source.contains($0) }
    let after = (destination..<count).filter { !source.contains($0) }
    select(before + source + after)
  }

  /// Removes the elements at some offsets.
  ///
  /// ```swift
  /// ForEach(todos) { TodoRow(todo: $0) }
  ///   .onDelete { todos.remove(atOffsets: $0) }
  /// ```
  ///
  /// Traps if an offset is not in the array.
  ///
  /// - Parameter offsets: The offsets of the elements to remove.
  /// - Complexity: Expected O(*n* log *m*), where *n* is `count` and *m* the number of ranges in
  ///   `offsets`.
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard let last = offsets.last else { return }
    precondition(last < count, "An offset is outside of the array.")
    select(indices.filter { !offsets.contains($0) })
  }
}
