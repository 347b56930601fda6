public import Foundation

extension ChartContent {
  /// Sets the rank of the marks in depth.
  ///
  /// - Parameter value: The rank. Marks of a higher rank are in front of others. The default is 0.
  public func zIndex(_ value: Double) -> some ChartContent {
    changing { if $0.zIndex == 0 { $0.zIndex = value } }
  }

  /// Moves the marks from the places of their values. Views at them stay there.
  ///
  /// - Parameters:
  ///   - x: How far the marks are moved to the right, in points.
  ///   - y: How far the marks are moved down, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    changing {
      $0.offset.width += x
      $0.offset.height += y
    }
  }

  /// Moves the marks from the places of their values. Views at them stay there.
  ///
  /// - Parameter offset: How far the marks are moved to the right and down, in points.
  public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }
}
