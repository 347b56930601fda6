import PandoSharing

/// The value of one key in the scene storage of a window.
@MainActor
final class SceneEntry<Value>: SceneValue {
  let kept: PropertyStorage<Shared<Value>>

  init(_ kept: PropertyStorage<Shared<Value>>) {
    self.kept = kept
  }

  func copy() -> any SceneValue {
    // Unsafe because both windows are a visitor's own, and are used on the main actor alone.
    nonisolated(unsafe) let value = kept.value.wrappedValue
    return SceneEntry(PropertyStorage(Shared(value: value)))
  }

  func take(_ other: any SceneValue) {
    guard let other = other as? SceneEntry<Value> else { return }
    kept.value.wrappedValue = other.kept.value.wrappedValue
  }
}
