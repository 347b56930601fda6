extension TableColumn {
  /// Gives the column an identity, under which a ``TableColumnCustomization`` knows it.
  ///
  /// - Parameter id: The identity, which no other column of the table has.
  public func customizationID(_ id: String) -> TableColumn {
    var column = self
    column.customizationID = id
    return column
  }

  /// Excludes the column from some customizations of a ``TableColumnCustomization``.
  ///
  /// - Parameter behavior: `.visibility` leaves the column out of the menu of columns. Other behaviours have no effect: columns
  ///   are not moved, and every column can be made wider.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> TableColumn {
    var column = self
    column.isInMenu = !behavior.contains(.visibility)
    return column
  }
}

/// The ways in which the user can customize a column.
public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
  /// One bit for each behavior.
  public let rawValue: Int

  /// Makes a set from its bits.
  ///
  /// - Parameter rawValue: The bits that are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Moving it. Columns stay where they are.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1 << 0)
  /// Making it wider or narrower. A pointer and keys can do so with every column.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 1 << 1)
  /// Hiding it.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 1 << 2)
  /// All of them.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}
