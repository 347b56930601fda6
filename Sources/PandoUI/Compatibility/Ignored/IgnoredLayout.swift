extension View {
  /// No effect here: a cell never makes its row or column larger than the others ask for.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    self
  }

  /// No effect here: ``GeometryProxy`` knows the rectangle of the window only, in every space.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { self }

  /// No effect here: ``GeometryProxy`` knows the rectangle of the window only, in every space.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
}
