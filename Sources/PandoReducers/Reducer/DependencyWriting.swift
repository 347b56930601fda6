public import PandoDependencies

extension Reducer {
  /// Runs this reducer and its effects with a dependency replaced.
  ///
  /// ```swift
  /// Onboarding().dependency(\.apiClient, .onboarding)
  /// ```
  @warn_unqualified_access
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value
  ) -> _DependencyKeyWritingReducer<Self> {
    _DependencyKeyWritingReducer(base: self) { $0.set(keyPath, to: value) }
  }

  /// Runs this reducer and its effects with a dependency replaced that is identified by its type.
  @inlinable
  @warn_unqualified_access
  public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> _DependencyKeyWritingReducer<Self> where Value.Value == Value {
    _DependencyKeyWritingReducer(base: self) { $0[Value.self] = value }
  }

  /// Runs this reducer and its effects with a dependency changed.
  @inlinable
  @warn_unqualified_access
  public func transformDependency<V>(
    _ keyPath: WritableKeyPath<DependencyValues, V>,
    transform: @escaping (_ dependency: inout V) -> Void
  ) -> _DependencyKeyWritingReducer<Self> {
    _DependencyKeyWritingReducer(base: self) { transform(&$0[keyPath: keyPath]) }
  }
}

/// A reducer with changed dependencies. Consecutive changes are combined; the innermost one wins.
public struct _DependencyKeyWritingReducer<Base: Reducer>: Reducer {
  @usableFromInline let base: Base
  @usableFromInline let update: (inout DependencyValues) -> Void

  @inlinable
  init(base: Base, update: @escaping (inout DependencyValues) -> Void) {
    (self.base, self.update) = (base, update)
  }

  /// Changes the state, and returns the effects.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    withDependencies {
      update(&$0)
    } operation: {
      base._reduce(into: &state, action: action)
    }
  }

  /// Adds a change of a dependency. Earlier changes win.
  @warn_unqualified_access
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value
  ) -> Self {
    Self(base: base) { values in
      values.set(keyPath, to: value)
      update(&values)
    }
  }

  /// Adds a change of a dependency. Earlier changes win.
  @inlinable
  @warn_unqualified_access
  public func dependency<Value: TestDependencyKey>(_ value: Value) -> Self
  where Value.Value == Value {
    Self(base: base) { values in
      values[Value.self] = value
      update(&values)
    }
  }

  /// Adds a change of a dependency. Earlier changes win.
  @inlinable
  @warn_unqualified_access
  public func transformDependency<V>(
    _ keyPath: WritableKeyPath<DependencyValues, V>,
    transform: @escaping (_ dependency: inout V) -> Void
  ) -> Self {
    Self(base: base) { values in
      transform(&values[keyPath: keyPath])
      update(&values)
    }
  }
}
