extension DependencyCache {
  /// Puts a value in place of the default.
  ///
  /// - Parameters:
  ///   - box: The value.
  ///   - key: The identity of the key type the box belongs to.
  ///   - access: The `prepareDependencies` that asks.
  /// - Returns: `nil` if the value is in place, or how the key got a value earlier. An earlier
  ///   value stays.
  func prepare(_ box: DependencyBox, for key: ObjectIdentifier, by access: DependencyAccess)
    -> Origin?
  {
    withState { state in
      switch state.entries[key] {
      case .computing:
        // Another thread uses the dependency at this moment, or this one does further out.
        return Origin(kind: .computed, site: access.site)
      case .ready(let origin) where origin.preparation !== access || origin.kind == .prepared:
        return origin
      case nil, .ready:
        publish(box, for: key, in: &state)
        state.entries[key] = .ready(
          Origin(kind: .prepared, site: access.site, preparation: access)
        )
        return nil
      }
    }
  }
}
