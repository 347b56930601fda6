internal import Observation
internal import PandoDependencies
internal import Synchronization

/// The state of loading and saving. It is observable like the value: an observer whose tracking is
/// installed only after a change is woken too.
///
// Sendable because `state` is guarded by its lock, and the nodes are immutable here but for their
// versions, which are atomic.
final class ConnectionStatus: Sendable {
  struct State {
    /// How many loads are in progress.
    var loads = 0
    /// Whether the storage has reported that it is loading.
    var isStorageLoading = false
    var loadError: (any Error)?
    var saveError: (any Error)?

    var isLoading: Bool { loads > 0 || isStorageLoading }

    /// Whether the value has a database that cannot be reached.
    var isAbsent: Bool { (loadError as? SharedError)?.code == .databaseUnavailable }
  }

  private let state = Locked(State())
  private let loading = PlaceNode(step: .root, parent: nil)
  private let loadFailure = PlaceNode(step: .root, parent: nil)
  private let saveFailure = PlaceNode(step: .root, parent: nil)

  init() {
    // Registrars are made here, before another thread can see the nodes.
    for node in [loading, loadFailure, saveFailure] { _ = node.registrar }
  }

  deinit {
    for node in [loading, loadFailure, saveFailure] { node.invalidate() }
    if isAbsent { StorageAbsences.shared.note(-1) }
  }

  /// Whether the value has a database that cannot be reached. Reading does not register.
  var isAbsent: Bool { state.withLock { $0.isAbsent } }
  var isLoading: Bool { read(loading) { $0.isLoading } }
  var loadError: (any Error)? { read(loadFailure) { $0.loadError } }
  var saveError: (any Error)? { read(saveFailure) { $0.saveError } }

  /// A load that this process requested begins.
  func beginLoad() { changeLoading { $0.loads += 1 } }

  /// A load that this process requested has ended.
  func endLoad() { changeLoading { $0.loads -= 1 } }

  /// The storage reports whether it loads by itself.
  func setStorageLoading(_ isLoading: Bool) { changeLoading { $0.isStorageLoading = isLoading } }

  private func changeLoading(_ body: (inout State) -> Void) {
    change(loading) { state in
      let before = state.isLoading
      body(&state)
      return state.isLoading != before
    }
  }

  /// The same error again notifies no reader, because an unreachable database reports it after each
  /// attempt.
  @discardableResult
  func setLoadError(_ error: (any Error)?) -> Bool {
    var wasSet = false
    var absences = 0
    change(loadFailure) { state in
      wasSet = state.loadError != nil
      let isSame = Self.isSame(state.loadError, error)
      absences = state.isAbsent ? -1 : 0
      state.loadError = error
      absences += state.isAbsent ? 1 : 0
      return !isSame && (wasSet || error != nil)
    }
    StorageAbsences.shared.note(absences)
    return wasSet
  }

  private static func isSame(_ error: (any Error)?, _ other: (any Error)?) -> Bool {
    guard let error = error as? SharedError, let other = other as? SharedError else { return false }
    return error.code == other.code && error.description == other.description
  }

  func setSaveError(_ error: (any Error)?) {
    change(saveFailure) { state in
      defer { state.saveError = error }
      return state.saveError != nil || error != nil
    }
  }

  /// Makes the observers read again, because their handle was redirected.
  func wakeReaders() {
    for node in [loading, loadFailure, saveFailure] { change(node) { _ in true } }
  }

  private func read<Member>(_ node: PlaceNode, _ member: (State) -> Member) -> Member {
    let (value, version) = state.withLock { state in
      (member(state), node.version.load(ordering: .relaxed))
    }
    node.registrar.access(node, keyPath: \PlaceNode.[Stamp(node: node, version: version)])
    return value
  }

  /// Notifies observers after the change, so that they read the new state.
  private func change(_ node: PlaceNode, _ body: (inout State) -> Bool) {
    let fired = state.withLock { state -> UInt64? in
      guard body(&state) else { return nil }
      return node.version.add(1, ordering: .releasing).oldValue
    }
    if let fired { node.fire(fired) }
  }
}
