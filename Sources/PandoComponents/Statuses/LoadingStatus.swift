/// The status of a store that is loading, and of nothing else.
public enum LoadingStatus: AnyStatus {
  /// Something is being loaded.
  case loading
}
