internal import PandoDependencies

// The handles that the initializers with keys make, and that `load(_:)` points at.

extension _SharedKeyDefault where Base: SharedKey {
  /// A handle on the root of the base key.
  func makeBaseHandle(
    declaredAt place: DeclarationPlace,
    default makeDefault: () -> Base.Value
  ) -> Reference<Base.Value> {
    let handle =
      isImmediate
      ? base.immediately.makeHandle(declaredAt: place, default: makeDefault)
      : base.makeHandle(declaredAt: place, default: makeDefault)
    if let undo, let root = handle.target.pin as? Root<Base.Value> { undo.begin(root) }
    return handle
  }
}

extension SharedReaderKey {
  /// A handle on the root of this key, found or made.
  // A method of the key, because a method of the handle's type would look up that type at run time in each call.
  func makeHandle(
    declaredAt place: DeclarationPlace,
    default makeDefault: () -> Value
  ) -> Reference<Value> {
    if Self.self == InMemoryKey<Value>.self {
      // Unsafe because the cast is not checked. The comparison above has shown that both types are one;
      // `as!` would look up the type at run time.
      let key = unsafeBitCast(self, to: InMemoryKey<Value>.self)
      return Handle(key.storage.root(key.key, declaredAt: place, default: makeDefault))
    }
    let registry = DependencyValues.current.rootRegistry
    return Handle(registry.lease(self, declaredAt: place, default: makeDefault))
  }

  /// A handle on the key's value, which is loaded once: `completion` gets whether the storage has one. The root may be
  /// in use before that.
  func makeHandle(
    default makeDefault: () -> Value,
    whenLoaded completion: @escaping AnyConnection.LoadWaiter
  ) -> Reference<Value> {
    let registry = DependencyValues.current.rootRegistry
    let place = DeclarationPlace(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    return Handle(
      registry.lease(
        self,
        declaredAt: place,
        from: .awaitedStorage(completion),
        default: makeDefault
      )
    )
  }

  /// A handle on the value that the storage has, which is loaded once.
  func makeRequiredHandle(
    declaredAt place: DeclarationPlace
  ) async throws -> Reference<Value> {
    let registry = DependencyValues.current.rootRegistry
    if let lease = registry.existingLease(self) {
      guard try await awaitLoad(lease.load) else { throw missing }
      return Handle(lease)
    }
    let value = try await withCheckedThrowingContinuation { continuation in
      load(
        context: .userInitiated,
        continuation: LoadContinuation(displayName) { continuation.resume(with: $0) }
      )
    }
    guard let value else { throw missing }
    return Handle(registry.lease(self, declaredAt: place, from: .loaded) { value })
  }

  private var missing: SharedError {
    SharedError(
      .valueRequired,
      key: displayName,
      reason: "a value is required, and the storage has none",
      remedy: "Save one first, or declare the value with a default."
    )
  }
}
