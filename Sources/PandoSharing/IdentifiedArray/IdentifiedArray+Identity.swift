internal import IssueReporting
public import OrderedCollections

// Keeps each element under its own id, and reports mutations that make this impossible.

extension IdentifiedArray {
  /// Puts the element at `index` under its own id, if a mutation in place has changed that.
  ///
  /// - Complexity: O(1) if the id is as it was; O(`count`) at most.
  @inlinable
  @inline(__always)
  mutating func restoreIdentity(at index: Int) {
    let newID = identify(storage.values[index])
    if newID != storage.keys[index] { moveElement(at: index, toID: newID) }
  }

  @usableFromInline
  mutating func moveElement(at index: Int, toID newID: ID) {
    let id = storage.keys[index]
    let isTaken = storage.index(forKey: newID) != nil
    let element = storage.remove(at: index).value
    if !isTaken {
      storage.updateValue(element, forKey: newID, insertingAt: index)
    }
    reportIssue(
      """
      \(Self.self): the id of an element changed in place, from \(text(id)) to \(text(newID)). \
      \(isTaken
        ? "Another element has that id, so the changed one was removed."
        : "The element stays at its position, under its new id.")

      An id is to stay the same for as long as its element lives. To give an element another id, \
      remove it and insert a new one.
      """
    )
  }

  /// Puts all elements under their own ids after a mutation of the buffer as a whole.
  ///
  /// - Complexity: O(`count`)
  @usableFromInline
  mutating func restoreIdentities() {
    let values = storage.values
    guard !zip(storage.keys, values).allSatisfy({ $0 == identify($1) }) else { return }
    storage = [:]
    insertReportingDuplicates(values)
  }

  /// Appends elements, keeps the first of those that have the same id, and reports the others.
  @inlinable
  mutating func insertReportingDuplicates(_ elements: some Sequence<Element>) {
    storage.reserveCapacity(storage.count + elements.underestimatedCount)
    var duplicates: OrderedSet<ID> = []
    for element in elements {
      let (isInserted, index) = append(element)
      if !isInserted { duplicates.append(storage.keys[index]) }
    }
    if !duplicates.isEmpty { reportDuplicates(duplicates) }
  }

  @usableFromInline
  func reportDuplicates(_ duplicates: OrderedSet<ID>) {
    let shown = duplicates.prefix(10).map(text).joined(separator: ", ")
    let more = duplicates.count > 10 ? " and \(duplicates.count - 10) more" : ""
    reportIssue(
      """
      \(Self.self): several elements have the same id: \(shown)\(more). The first was kept and the \
      others were left out.

      Give each element an id of its own, or say how two elements with the same id become one with \
      'init(_:uniquingIDsWith:)'.
      """
    )
  }

  @usableFromInline
  func reportMismatch(of newID: ID, assignedUnder id: ID) {
    reportIssue(
      """
      \(Self.self): an element with the id \(text(newID)) was assigned in place of the element with \
      the id \(text(id)). The assignment was ignored.

      Assign an element with the same id, or remove the old element and insert the new one.
      """
    )
  }

  private func text(_ id: ID) -> String { String(reflecting: id) }
}
