/// Why a key is asked to save.
public enum SaveContext: Hashable, Sendable {
  /// The value was mutated.
  case didSet

  /// Somebody asked for it, for example with `save()`.
  case userInitiated
}
