extension View {
  /// No effect here: a cell never makes its row or column larger than the others ask for.
  ///
  /// - Parameter axes: The axes along which the cell asks for no room.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    self
  }
}
