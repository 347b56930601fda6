/// Rows, one below another, which can be selected, deleted and moved.
///
/// ```swift
/// List(selection: $selection) {
///   ForEach(todos) { todo in Text(todo.title) }
///     .onDelete { todos.remove(atOffsets: $0) }
/// }
/// ```
///
/// Each view directly inside, or inside a section, is a row. The value of a row is its tag, or its
/// identity in a `ForEach`.
public struct List<SelectionValue: Hashable, Content: View>: View {
  let selection: ListSelection<SelectionValue>?
  let rows: Content

  @Environment(\.listStyleName) private var style

  init(_ selection: ListSelection<SelectionValue>?, _ rows: Content) {
    self.selection = selection
    self.rows = rows
  }

  /// The list.
  public var body: some View {
    ListElement(selection: selection, style: style, content: rows)
      .environment(\.isInRows, true)
      .environment(\.selectsRows, selection != nil)
  }
}

/// The selection of a list.
struct ListSelection<Value: Hashable> {
  /// The selected values.
  let current: () -> Set<Value>
  /// Handles a press on a row.
  let press: (Value) -> Void
  /// Replaces the selection.
  let replace: ([Value]) -> Void
  /// Whether several rows can be selected.
  let allowsMultiple: Bool
  /// Whether the selection is the state of one page, and saved nowhere.
  let isPageState: Bool

  /// A selection of at most one row, or of any number.
  init<Storage: SelectionStorage>(_ selection: Binding<Storage>) where Storage.Value == Value {
    current = { selection.wrappedValue._selected }
    press = { value in
      var new = selection.wrappedValue
      new._press(value)
      selection.wrappedValue = new
    }
    replace = { selection.wrappedValue = Storage(_selecting: $0) }
    allowsMultiple = Storage._allowsMultiple
    isPageState = selection.location.isPageState
  }

  /// A selection of exactly one row.
  init(required selection: Binding<Value>) {
    current = { [selection.wrappedValue] }
    press = { selection.wrappedValue = $0 }
    replace = { if let new = $0.first { selection.wrappedValue = new } }
    allowsMultiple = false
    isPageState = selection.location.isPageState
  }
}

/// The element of a list.
struct ListElement<SelectionValue: Hashable, Content: View>: ElementView {
  let selection: ListSelection<SelectionValue>?
  let style: String?
  let content: Content

  var kind: ElementKind { .list }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element.makesRowsInSight()
    element[.style] = style.map { .text($0) }
    element.watchScrolling(environment.scrollWatchers)
    element[.rowSpacing] = environment.listRowSpacing.map { .number($0) }
    element[.spacing] = environment.listSectionSpacing.map { .number($0) }
    if environment.scrollContentBackground == .hidden { element[.isPlain] = .flag(true) }
    let isEditing = environment.editMode?.wrappedValue.isEditing == true
    if isEditing { element[.isEditing] = .flag(true) }
    let menu = environment.isEnabled ? environment.rowMenu : nil
    // A press on a phone chooses among several rows only while the list is edited. It follows a link else.
    let isPressed =
      isEditing || selection?.allowsMultiple != true || environment.horizontalSizeClass != .compact
    let values = describeRows(
      &element,
      menu,
      isEnabled: environment.isEnabled,
      isPressed: isPressed
    )
    if let selection, let values, environment.isEnabled, let split = environment.navigation,
      split.container == .split
    {
      let column = environment.nextColumn
      // The columns are described from the first to the last.
      if !selection.allowsMultiple, !selection.current().isEmpty { split.selectedColumn = column }
      selection.describeAddress(&element, values, in: environment.scope?.graph) { [weak split] in
        split?.openedColumn?.wrappedValue = column
      }
    }
    if let refresh = environment.refresh {
      element.answerRefresh(by: refresh, isRunning: environment.isRefreshing, in: environment)
    }
  }

  /// - Returns: The values of the rows; nil if none can be selected.
  private func describeRows(
    _ element: inout ElementDescription,
    _ menu: RowMenu?,
    isEnabled: Bool,
    isPressed: Bool
  ) -> OptionTable<SelectionValue>? {
    let table = RowTable()
    guard let selection else {
      menu?.hasSelection { Set<AnyHashable>() }
      element.units(.row) { unit in
        unit.describeRow(table, isEnabled: isEnabled)
        if let menu, let value = menu.value(of: unit.traits) { unit.answer(menu, for: value) }
      }
      element.answerRows(table)
      return nil
    }
    let values = OptionTable<SelectionValue>()
    let selected = selection.current()
    if selection.allowsMultiple { element[.allowsMultiple] = .flag(true) }
    menu?.hasSelection { Set(selection.current()) }
    element.units(.row) { unit in
      unit.describeRow(table, isEnabled: isEnabled)
      guard !unit.traits[SelectionDisabledTrait.self],
        let value = unit.traits.selectionValue(as: SelectionValue.self)
      else {
        values.values[unit.id] = nil
        return
      }
      values.values[unit.id] = value
      if selected.contains(value) { unit[.isSelected] = .flag(true) }
      guard isEnabled else { return }
      if isPressed { unit.on(.tap) { _ in selection.press(value) } }
      if let menu { unit.answer(menu, for: value) }
    }
    element.offersUnits(of: values)
    element.answerRows(table)
    guard isEnabled else { return values }
    element.on(.change) { event in
      guard case .change(.selection(let ids)) = event else { return }
      selection.replace(ids.compactMap { values.values[$0] })
    }
    return values
  }
}
