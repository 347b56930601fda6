extension View {
  /// No effect here: renderers draw the headers of columns.
  ///
  /// - Parameter visibility: Whether the headers of columns are seen.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}
