public import Foundation

extension View {
  /// Says how wide the column of a split view is that the view is in: its sidebar, or the second one of three. The last column
  /// takes what the others leave, and a window that shows one column alone shows it in its own width.
  ///
  /// - Parameter width: The width of the column, in points.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    screenSettings { $0.columnWidth = Double(width) }
  }

  /// Says how wide the column of a split view is that the view is in: its sidebar, or the second one of three. The last column
  /// takes what the others leave, and a window that shows one column alone shows it in its own width.
  ///
  /// - Parameters:
  ///   - min: The minimum width, in points; nil is none.
  ///   - ideal: The width, in points. A browser's columns keep it: they are not dragged.
  ///   - max: The maximum width, in points; nil is none.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    navigationSplitViewColumnWidth(Swift.min(Swift.max(ideal, min ?? 0), max ?? .infinity))
  }
}
