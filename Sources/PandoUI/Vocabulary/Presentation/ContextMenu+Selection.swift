extension View {
  /// Adds a context menu for the rows of the list or table inside. Its items depend on the rows
  /// that it is opened for.
  ///
  /// ```swift
  /// List(notes, selection: $selection) { Text($0.title) }
  ///   .contextMenu(forSelectionType: Note.ID.self) { ids in
  ///     if ids.isEmpty { Button("New") { add() } } else { Button("Delete") { delete(ids) } }
  ///   } primaryAction: { ids in
  ///     open(ids)
  ///   }
  /// ```
  ///
  /// A secondary click on a selected row opens it for all selected rows, a click on another row for
  /// that row, and a click between the rows for none. A menu without items is not opened. A row
  /// with a menu of its own has that one.
  ///
  /// - Parameters:
  ///   - itemType: The type of the values of the rows: their tags or identities.
  ///   - menu: Makes the items, when the menu is about to be opened.
  ///   - primaryAction: Called on the main actor when rows are pressed twice, or with Return on a row; nil for nothing.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self,
    @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(RowMenuModifier(menu: menu, primaryAction: primaryAction))
  }
}

/// Adds a menu beside a list or table, and sets the rows that the menu is opened for.
struct RowMenuModifier<Value: Hashable, Items: View>: ViewModifier {
  let menu: (Set<Value>) -> Items
  let primaryAction: ((Set<Value>) -> Void)?

  /// The rows that the menu was last opened for.
  @State private var target: Set<Value> = []
  @State private var rows = RowMenu(of: Value.self)

  func body(content: Content) -> some View {
    // The closure captures the binding alone, and not the whole modifier with its menu.
    let target = $target
    rows.setAction(primaryAction)
    rows.setOpening { target.wrappedValue = $0 }
    return ContextMenuBox(
      content: TupleView(
        content.environment(\.rowMenu, rows),
        ContextMenuElement(items: menu(target.wrappedValue), preview: EmptyView(), rows: rows)
      ),
      rows: rows
    )
  }
}

/// The part of a context menu that the rows of the list or table inside use.
///
/// The object stays the same when the modifier is evaluated anew, so that rows are not described
/// again.
@MainActor
final class RowMenu {
  private let valueOf: (Traits) -> AnyHashable?
  private let isValue: (AnyHashable) -> Bool
  private var opening: (Set<AnyHashable>) -> Void = { _ in }
  private var action: ((Set<AnyHashable>) -> Void)?
  private var selection: () -> Set<AnyHashable> = { [] }

  /// A menu of rows with values of a type.
  init<Value: Hashable>(of type: Value.Type) {
    valueOf = { $0.selectionValue(as: Value.self).map { AnyHashable($0) } }
    isValue = { $0.base is Value }
  }

  /// Whether a row that is pressed twice has an action.
  var hasPrimaryAction: Bool { action != nil }

  /// Sets what happens when the menu is about to be opened.
  func setOpening<Value: Hashable>(_ opening: @escaping (Set<Value>) -> Void) {
    self.opening = { opening(Self.cast($0)) }
  }

  /// Sets the action of a row that is pressed twice.
  func setAction<Value: Hashable>(_ action: ((Set<Value>) -> Void)?) {
    self.action = action.map { action in { action(Self.cast($0)) } }
  }

  /// Sets what is selected.
  func hasSelection<Value: Hashable>(_ selection: @escaping () -> Set<Value>) {
    self.selection = { Set(selection().map { AnyHashable($0) }) }
  }

  /// The value of a row; nil if it is of another type.
  func value(of traits: Traits) -> AnyHashable? { valueOf(traits) }

  /// Whether the menu is for values of this type.
  func takes(_ value: some Hashable) -> Bool { isValue(AnyHashable(value)) }

  /// Notes that the menu is about to be opened for a row; nil for none.
  func open(for value: AnyHashable?) { opening(value.map(rows) ?? []) }

  /// Notes that the menu is about to be opened for the selection.
  func openForSelection() { opening(selection()) }

  /// Runs the action of a row that is pressed twice.
  func act(on value: AnyHashable) { action?(rows(value)) }

  /// The rows that a click on a row applies to: the row itself, or the selection that contains it.
  private func rows(_ value: AnyHashable) -> Set<AnyHashable> {
    let selected = selection()
    return selected.contains(value) ? selected : [value]
  }

  private static func cast<Value: Hashable>(_ values: Set<AnyHashable>) -> Set<Value> {
    Set(values.compactMap { $0.base as? Value })
  }
}

extension UnitDescription {
  /// Opens the menu around the list, and does its primary action, for a row.
  @MainActor mutating func answer(_ menu: RowMenu, for value: some Hashable) {
    guard menu.takes(value) else { return }
    let value = AnyHashable(value)
    on(.menu) { _ in menu.open(for: value) }
    if menu.hasPrimaryAction { on(.doubleTap) { _ in menu.act(on: value) } }
  }
}

private enum RowMenuKey: EnvironmentKey {
  static var defaultValue: RowMenu? { nil }
}

extension EnvironmentValues {
  /// The menu for the rows of the list or table inside; nil if there is none.
  var rowMenu: RowMenu? {
    get { self[RowMenuKey.self] }
    set { self[RowMenuKey.self] = newValue }
  }
}
