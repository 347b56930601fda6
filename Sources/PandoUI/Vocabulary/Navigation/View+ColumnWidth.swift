public import Foundation

extension View {
  /// Sets the width of the surrounding column of a split view: the sidebar, or the second of three
  /// columns. The last column takes what the others leave, and a window that shows one column alone
  /// shows it in its own width. The user cannot drag the edge of the column.
  ///
  /// - Parameter width: The width of the column, in points.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
  }

  /// Sets the width of the surrounding column of a split view: the sidebar, or the second of three
  /// columns. The last column takes what the others leave, and a window that shows one column alone
  /// shows it in its own width.
  ///
  /// - Parameters:
  ///   - min: The minimum width, in points; nil is none.
  ///   - ideal: The width in points, until the user drags the column's edge.
  ///   - max: The maximum width, in points; nil is none.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    screenSettings {
      $0.columnWidth = Double(Swift.min(Swift.max(ideal, min ?? 0), max ?? .infinity))
      $0.columnLimits = ColumnLimits(min: min.map { Double($0) }, max: max.map { Double($0) })
    }
  }
}
