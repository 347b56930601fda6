/// The reason for a save.
public enum SaveContext: Hashable, Sendable {
  /// The value was mutated.
  case didSet

  /// The save was requested, for example with `save()`.
  case userInitiated
}
