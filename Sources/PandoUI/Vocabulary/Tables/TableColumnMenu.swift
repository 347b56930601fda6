import Foundation

/// The menu of a table's headings: each column that can be hidden, and whether it is shown.
struct TableColumnMenu<RowValue: Identifiable, Sort: SortComparator>: View {
  let columns: [_TableColumn<RowValue, Sort>]
  let customization: Binding<TableColumnCustomization<RowValue>>

  var body: some View {
    let customization = customization
    let isLast = columns.count { $0.isShown(in: customization.wrappedValue) } < 2
    ForEach(columns.indices.filter { columns[$0].canBeHidden }, id: \.self) { index in
      let column = columns[index], isShown = column.isShown(in: customization.wrappedValue)
      Toggle(
        isOn: Binding {
          isShown
        } set: {
          guard let id = column.customizationID else { return }
          customization.wrappedValue[visibility: id] = $0 ? .visible : .hidden
        }
      ) {
        column.header
      }
      .disabled(isLast && isShown)
    }
  }
}

extension _TableColumn {
  /// Whether the menu of a table's headings has the column.
  var canBeHidden: Bool { customizationID != nil && isInMenu }

  /// Whether the column is shown.
  ///
  /// - Parameter customization: The user's choice; nil where the user has none.
  func isShown(in customization: TableColumnCustomization<RowValue>?) -> Bool {
    switch customizationID.flatMap({ customization?[visibility: $0] }) ?? .automatic {
    case .automatic: !isHidden
    case .visible: true
    case .hidden: false
    }
  }
}
