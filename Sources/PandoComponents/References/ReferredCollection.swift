public import Foundation
import PandoSharing

/// References to several values: what `$` of a ``RefCollection`` is.
///
/// It has the references that there are when it is asked for; its changes are those of the property. A
/// body that asks for it depends on which elements there are, and in which order; on what is in an element
/// only if it reads that.
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

  /// The reference to the value with an id; nil if it is not here.
  public subscript(id id: Value.ID) -> Referred<Value>? {
    cells.first { $0.id == id }.map { Referred($0) }
  }

  // MARK: Changing

  /// Adds a value at the end. One whose id is here already is changed instead.
  public func append(_ value: Value) { insert(value, at: list.cells.untracked.count) }

  /// Adds a value at an index. One whose id is here already is changed instead.
  public func insert(_ value: Value, at index: Int) { insert(list.cell(for: value), at: index) }

  /// Adds what a reference leads to, at an index.
  public func insert(_ reference: Referred<Value>, at index: Int) {
    insert(reference.cell, at: index)
  }

  private func insert(_ cell: RefCell<Value>, at index: Int) {
    list.edit { cells in
      if !cells.contains(where: { $0.id == cell.id }) { cells.insert(cell, at: index) }
    }
  }

  /// Takes the value at an index out. References to it stay.
  public func remove(at index: Int) { list.edit { $0.remove(at: index) } }

  /// Takes the value with an id out, if it is here.
  public func remove(id: Value.ID) { list.edit { $0.removeAll { $0.id == id } } }

  /// Takes values out, as a list asks for it.
  public func remove(atOffsets offsets: IndexSet) {
    list.edit { cells in
      for offset in offsets.reversed() where cells.indices.contains(offset) {
        cells.remove(at: offset)
      }
    }
  }

  /// Moves values in front of the one that stands at an offset, as a list asks for it.
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
