internal import Observation
internal import PandoDependencies

/// How loading and saving go, observable like the value.
///
// Sendable because `state` is guarded by its lock.
final class ConnectionStatus: Observable, Sendable {
  struct State {
    var isLoading = false
    var loadError: (any Error)?
    var saveError: (any Error)?
  }

  private let registrar = ObservationRegistrar()
  private let state = Locked(State())

  var isLoading: Bool { read(\.isLoading, at: \.isLoading) }
  var loadError: (any Error)? { read(\.loadError, at: \.loadError) }
  var saveError: (any Error)? { read(\.saveError, at: \.saveError) }

  private func read<Member: Sendable>(
    _ member: KeyPath<State, Member>,
    at keyPath: KeyPath<ConnectionStatus, Member>
  ) -> Member {
    registrar.access(self, keyPath: keyPath)
    return state.withLock { $0[keyPath: member] }
  }

  func setLoading(_ isLoading: Bool) {
    let changed = state.withLock { state in
      defer { state.isLoading = isLoading }
      return state.isLoading != isLoading
    }
    if changed { notify(\.isLoading) }
  }

  func setLoadError(_ error: (any Error)?) {
    let changed = state.withLock { state in
      defer { state.loadError = error }
      return state.loadError != nil || error != nil
    }
    if changed { notify(\.loadError) }
  }

  func setSaveError(_ error: (any Error)?) {
    let changed = state.withLock { state in
      defer { state.saveError = error }
      return state.saveError != nil || error != nil
    }
    if changed { notify(\.saveError) }
  }

  /// Tells observers after the change, so that who wakes reads the new state.
  private func notify<Member>(_ keyPath: KeyPath<ConnectionStatus, Member>) {
    registrar.willSet(self, keyPath: keyPath)
    registrar.didSet(self, keyPath: keyPath)
  }
}
