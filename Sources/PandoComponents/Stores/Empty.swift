/// An empty type, for the parts of a ``Store`` that are not needed.
public struct Empty: AnyState, AnyValidation, AnyStatus {
  /// Makes an empty value.
  public nonisolated init() {}
}
