extension View {
  /// No effect here: renderers draw the headers of columns.
  ///
  /// - Parameter visibility: Whether the headers of columns are seen.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}

extension TableColumn {
  /// No effect here: columns cannot be arranged.
  ///
  /// - Parameter id: The identity under which the arrangement of the column is kept.
  public func customizationID(_ id: String) -> TableColumn { self }

  /// No effect here: columns cannot be arranged.
  ///
  /// - Parameter behavior: The arrangements that the column does not allow.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> TableColumn { self }
}

/// What somebody could do with a column. No effect here: columns cannot be arranged.
public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
  /// One bit for each of them.
  public let rawValue: Int

  /// Makes a set from its bits.
  ///
  /// - Parameter rawValue: The bits that are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Moving it.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1 << 0)
  /// Making it wider or narrower.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 1 << 1)
  /// Hiding it.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 1 << 2)
  /// All of them.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}
