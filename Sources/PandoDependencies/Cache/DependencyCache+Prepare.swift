extension DependencyCache {
  /// Sets a value that takes the place of the default.
  ///
  /// - Parameters:
  ///   - box: The value.
  ///   - key: The identity of the key type the box belongs to.
  ///   - access: The `prepareDependencies` that sets the value.
  /// - Returns: `nil` if the value was set. If the key already has a value, that value stays, and
  ///   its origin is returned.
  func prepare(_ box: DependencyBox, for key: ObjectIdentifier, by access: DependencyAccess)
    -> Origin?
  {
    withState { state in
      switch state.entries[key] {
      case .computing:
        // Another thread is computing the dependency now, or this thread is, further up its stack.
        return Origin(kind: .computed, sourceLocation: access.sourceLocation)
      case .ready(let origin) where origin.preparation !== access || origin.kind == .prepared:
        return origin
      case nil, .ready:
        publish(box, for: key, in: &state)
        state.entries[key] = .ready(
          Origin(kind: .prepared, sourceLocation: access.sourceLocation, preparation: access)
        )
        return nil
      }
    }
  }
}
