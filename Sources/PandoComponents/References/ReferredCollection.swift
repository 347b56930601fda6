public import Foundation
import PandoSharing

/// References to several values: the `$` of a ``RefCollection``.
///
/// The collection has the references of the moment when it was read; changing it changes the
/// property. A body that reads it depends on the set of the elements and on their order. It depends
/// on the value of an element only if it reads the value.
public struct ReferredCollection<Value: Referable>: RandomAccessCollection, Sendable {
  let list: RefList<Value>
  private let cells: [RefCell<Value>]

  init(_ list: RefList<Value>) {
    self.list = list
    cells = list.cells.wrappedValue
  }

  /// The first index, zero.
  public var startIndex: Int { 0 }
  /// The index after the last one.
  public var endIndex: Int { cells.count }

  /// The reference at an index.
  public subscript(index: Int) -> Referred<Value> { Referred(cells[index]) }

  /// The reference to the value with an id; nil if it is not in the list.
  public subscript(id id: Value.ID) -> Referred<Value>? {
    cells.first { $0.id == id }.map { Referred($0) }
  }

  // MARK: Changing

  /// Adds a value at the end. A value whose id is in the list already changes in place instead.
  public func append(_ value: Value) { insert(value, at: list.cells.untracked.count) }

  /// Adds a value at an index. A value whose id is in the list already changes in place instead.
  public func insert(_ value: Value, at index: Int) { insert(list.cell(for: value), at: index) }

  /// Adds the target of a reference at an index.
  public func insert(_ reference: Referred<Value>, at index: Int) {
    insert(reference.cell, at: index)
  }

  private func insert(_ cell: RefCell<Value>, at index: Int) {
    list.edit { cells in
      if !cells.contains(where: { $0.id == cell.id }) { cells.insert(cell, at: index) }
    }
  }

  /// Removes the value at an index. References to it stay.
  public func remove(at index: Int) { list.edit { $0.remove(at: index) } }

  /// Removes the value with an id, if it is in the list.
  public func remove(id: Value.ID) { list.edit { $0.removeAll { $0.id == id } } }

  /// Removes the values at offsets, as `onDelete(perform:)` passes them.
  public func remove(atOffsets offsets: IndexSet) {
    list.edit { cells in
      for offset in offsets.reversed() where cells.indices.contains(offset) {
        cells.remove(at: offset)
      }
    }
  }

  /// Moves values to before an offset. The arguments are those of `onMove(perform:)`.
  public func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    list.edit { cells in
      let moved = source.map { cells[$0] }
      let position = destination - source.count { $0 < destination }
      for offset in source.reversed() { cells.remove(at: offset) }
      cells.insert(contentsOf: moved, at: position)
    }
  }
}

extension ReferredCollection: Equatable {
  /// Whether both are of one property, with the same references.
  public static func == (lhs: ReferredCollection, rhs: ReferredCollection) -> Bool {
    lhs.list === rhs.list && lhs.cells == rhs.cells
  }
}
