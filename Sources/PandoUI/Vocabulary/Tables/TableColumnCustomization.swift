public import Foundation
import PandoSharing

/// The columns of a table that the user chose to see.
///
/// ```swift
/// @AppStorage("columns") private var columns = TableColumnCustomization<Person>()
///
/// var body: some View {
///   Table(people, columnCustomization: $columns) {
///     TableColumn("Name", value: \.name)
///     TableColumn("City", value: \.city).customizationID("city")
///     TableColumn("Notes", value: \.notes).customizationID("notes").defaultVisibility(.hidden)
///   }
/// }
/// ```
///
/// The headings of such a table have a menu with the columns that have an identity, opened by a secondary click, a long press,
/// or the key for menus. A table always shows one column at least.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  /// The visibility of columns, by their identities. A column without an entry has the visibility
  /// that it sets itself.
  private var shown: [String: Bool] = [:]

  /// Makes a customization that changes no column.
  public init() {}

  /// Whether a column is shown.
  ///
  /// - Parameter id: The identity of the column, see ``TableColumn/customizationID(_:)``. `.automatic` stands for the column's own
  ///   default.
  public subscript(visibility id: String) -> Visibility {
    get { shown[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { shown[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Does nothing: columns stay in the order in which they are written.
  public mutating func resetOrder() {}
}

extension AppStorage {
  /// Keeps which columns of a table a visitor chose to see.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if nothing is stored.
  ///   - key: The key in the storage.
  ///   - store: The storage; nil for that of the environment, or else the application's own.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(),
    _ key: String,
    store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(store: store) { Shared(wrappedValue: wrappedValue, .appStorage(key, store: $0)) }
  }
}

extension SceneStorage {
  /// Keeps which columns of a table are shown, for the page.
  ///
  /// - Parameter key: The key within the window. Properties with the same key and type share one value.
  public init<RowValue: Identifiable>(_ key: String)
  where Value == TableColumnCustomization<RowValue> {
    self.init(wrappedValue: TableColumnCustomization<RowValue>(), key)
  }
}
