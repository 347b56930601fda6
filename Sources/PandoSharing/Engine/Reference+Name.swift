// The parts of a description of shared state: the key, and whether the reference leads to all of
// its value.

extension AnyReference {
  /// Names the key of a root that has no connection to a storage.
  final func name(_ name: String) {
    core.lock()
    extras.inMemoryName = name
    core.unlock()
  }

  /// The key whose value, or a part of it, this reference leads to, for messages; nil if it has none.
  final var keyName: String? {
    core.lock()
    let (connection, name) =
      core.existingExtras.map { ($0.connection, $0.inMemoryName) } ?? (nil, nil)
    core.unlock()
    guard let key = connection?.keyName ?? name else { return nil }
    var path: [Step] = []
    collectPath(into: &path)
    return path.isEmpty ? key : "part of \(key)"
  }
}

extension Reference {
  /// The value and its key, for messages.
  final var described: String {
    let value = read()
    return keyName.map { "\(value), \($0)" } ?? "\(value)"
  }
}
