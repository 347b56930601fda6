import PandoDependencies
import PandoSharing
import PandoUI

/// The elements that a ``RefCollection`` refers to, in their order. The list notifies its watchers
/// of changes of each element.
final class RefList<Element: Referable>: ReferenceTarget {
  let namespace: String
  /// The registry of the elements. It stays the same, whoever changes the list.
  let registry: RefRegistry
  let cells: Shared<[RefCell<Element>]>
  private let watchers = ReferenceWatchers()

  init(_ values: [Element], in namespace: String, of registry: RefRegistry, replacesValue: Bool) {
    self.namespace = namespace
    self.registry = registry
    cells = Shared(value: [])
    let new = newCells(for: values, after: [], replacesValue: replacesValue)
    cells.withLock { $0 = new }
    for cell in new { cell.add(self) }
  }

  deinit {
    for cell in cells.untracked { cell.remove(self) }
  }

  /// The values. A body that reads them depends on each.
  var values: [Element] { cells.wrappedValue.map(\.value) }

  /// Sets the values. Values whose ids are in the list change in place; others are added, removed
  /// and moved.
  func set(_ values: [Element]) {
    let old = cells.untracked
    replace(with: newCells(for: values, after: old, replacesValue: true))
  }

  /// Changes the elements and their order.
  func edit(_ change: (inout [RefCell<Element>]) -> Void) {
    var new = cells.untracked
    change(&new)
    replace(with: new)
  }

  private func replace(with new: [RefCell<Element>]) {
    let old = cells.untracked
    if old == new { return }
    let kept = Set(new.map(ObjectIdentifier.init))
    for cell in old where !kept.contains(ObjectIdentifier(cell)) { cell.remove(self) }
    for cell in new { cell.add(self) }
    cells.wrappedValue = new
    watchers.tell()
  }

  /// The cell for a value that is to be put into the list.
  func cell(for value: Element) -> RefCell<Element> {
    registry.cell(for: value, in: namespace, replacesValue: true)
  }

  private func newCells(
    for values: [Element],
    after old: [RefCell<Element>],
    replacesValue: Bool
  ) -> [RefCell<Element>] {
    var known: [Element.ID: RefCell<Element>] = [:]
    for cell in old { known[cell.id] = cell }
    var seen: Set<Element.ID> = []
    return values.compactMap { value in
      guard seen.insert(value.id).inserted else {
        reportMisuse(
          """
          Two elements of a '@RefCollection' of \(Element.self) have the id \(value.id), and the second was \
          left out: elements are told apart by their ids.
          """
        )
        return nil
      }
      guard let cell = known[value.id] else {
        return registry.cell(for: value, in: namespace, replacesValue: replacesValue)
      }
      cell.value = value
      return cell
    }
  }

  func add(_ watcher: any ReferenceWatcher) { watchers.add(watcher) }
  func remove(_ watcher: any ReferenceWatcher) { watchers.remove(watcher) }
}

// Sendable because the cells are shared, and so guarded, and all else is immutable or guarded.
extension RefList: @unchecked Sendable {}

extension RefList: ReferenceWatcher {
  @MainActor
  func referenceDidChange() { watchers.tell() }
}
