extension TableRowContent {
  /// Adds a context menu to each of the rows, opened with a secondary click or a long press anywhere in it, or with the key
  /// for menus.
  ///
  /// - Parameter menuItems: The items of the menu; built at once.
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> {
    TableRowsWithMenu(rows: self, menu: AnyView(menuItems()))
  }

  /// Adds a context menu with a preview to each of the rows.
  ///
  /// - Parameters:
  ///   - menuItems: The items of the menu; built at once.
  ///   - preview: A view above the items; built at once.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M,
    @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    TableRowsWithMenu(
      rows: self,
      menu: AnyView(TupleView(Part("header", preview()), menuItems()))
    )
  }

  /// Lets the user drag each of the rows, which carries a value.
  ///
  /// - Parameter payload: Makes the carried value, each time a row's decoration is evaluated.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self, modifier: DraggableModifier(payload: payload))
  }

  /// Lets the user drop values on each of the rows.
  ///
  /// - Parameters:
  ///   - payloadType: The type that is accepted; drops of other types are ignored.
  ///   - action: Called on the main actor with the values.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(
      rows: self,
      modifier: DropModifier<T> { items, _ in
        action(items)
        return true
      }
    )
  }
}

/// Rows that each have a menu.
struct TableRowsWithMenu<Rows: TableRowContent>: TableRowContent {
  let rows: Rows
  let menu: AnyView

  static var _areSections: Bool { Rows._areSections }
  static var _isTree: Bool { Rows._isTree }
  var _firstValue: Rows.TableRowValue? { rows._firstValue }

  func _rows(in table: _TableParts<Rows.TableRowValue>) -> Rows._Rows {
    var table = table
    table.menu = menu
    return rows._rows(in: table)
  }
}

/// Rows whose elements are modified.
struct ModifiedTableRows<Rows: TableRowContent, Modifier: ViewModifier>: TableRowContent {
  let rows: Rows
  let modifier: Modifier

  static var _areSections: Bool { Rows._areSections }
  static var _isTree: Bool { Rows._isTree }
  var _firstValue: Rows.TableRowValue? { rows._firstValue }

  func _rows(in table: _TableParts<Rows.TableRowValue>) -> some View {
    rows._rows(in: table).modifier(modifier)
  }
}
