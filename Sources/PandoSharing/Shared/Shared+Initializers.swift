extension Shared {
  /// Shares a value that is kept in memory for as long as somebody holds on to it.
  ///
  /// - Parameter value: The first value.
  public init(value: sending Value) {
    self.init(handle: Root(value))
  }

  /// Shares what another handle shares, as a handle of its own.
  public init(projectedValue: Shared<Value>) {
    self.init(handle: Handle(projectedValue.handle.target))
  }
}
