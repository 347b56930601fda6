/// Records which entries a key path into the environment reads.
final class KeyRecorder {
  private(set) var keys: Set<ObjectIdentifier> = []

  func record(_ key: ObjectIdentifier) {
    keys.insert(key)
  }

  static func keys<Value>(
    read keyPath: KeyPath<EnvironmentValues, Value>
  ) -> Set<ObjectIdentifier> {
    var values = EnvironmentValues()
    let recorder = KeyRecorder()
    values.recorder = recorder
    _ = values[keyPath: keyPath]
    return recorder.keys
  }
}
