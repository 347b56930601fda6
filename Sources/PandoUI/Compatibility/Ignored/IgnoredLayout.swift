extension View {
  /// No effect here: a cell never makes its row or column larger than the others ask for.
  ///
  /// - Parameter axes: The axes along which the cell asks for no room.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    self
  }

  /// No effect here: ``GeometryProxy`` knows the rectangle of the window only, in every space.
  ///
  /// - Parameter name: The name by which geometry inside refers to the view's space.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { self }

  /// No effect here: ``GeometryProxy`` knows the rectangle of the window only, in every space.
  ///
  /// - Parameter name: The name by which geometry inside refers to the view's space.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
}
