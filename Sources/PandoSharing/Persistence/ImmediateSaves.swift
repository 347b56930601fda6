internal import PandoDependencies
internal import Synchronization

/// The saves that some work has asked for of values whose changes are saved at once, so that its answer
/// can wait for them.
package final class ImmediateSaves: Sendable {
  /// Whether any value of the process is saved so. Where none is, nothing is collected.
  private static let isUsed = Atomic(false)
  @TaskLocal private static var current: ImmediateSaves?

  private let saves = Locked<[ObjectIdentifier: any PendingSave]>([:])

  private init() {}

  static func use() { isUsed.store(true, ordering: .relaxed) }

  /// Notes a change that is to be saved at once.
  static func note(_ save: any PendingSave) {
    guard let current else { return }
    current.saves.withLock { $0[ObjectIdentifier(save)] = save }
  }

  /// Does some work.
  ///
  /// - Returns: What it returns, and what its changes have to wait for; nil if for nothing. What it
  ///   changes later, in a task of its own, is not waited for.
  package static func collecting<Result>(
    _ body: () -> Result
  ) -> (result: Result, saves: ImmediateSaves?) {
    guard isUsed.load(ordering: .relaxed) else { return (body(), nil) }
    let collected = ImmediateSaves()
    let result = $current.withValue(collected, operation: body)
    let isEmpty = collected.saves.withLock { saves in
      saves = saves.filter { !$0.value.isDurable }
      return saves.isEmpty
    }
    return (result, isEmpty ? nil : collected)
  }

  /// Waits for the saves that are on their way, or for their next try if the last one failed.
  ///
  /// - Parameter completion: Is told whether all of them are durable; called on any thread, perhaps
  ///   before this returns.
  package func whenSaved(_ completion: @escaping @Sendable (_ isDurable: Bool) -> Void) {
    let saves = saves.withLock { Array($0.values) }
    let state = Locked((left: saves.count, isDurable: true))
    for save in saves {
      save.whenSaved { result in
        let isDurable: Bool? = state.withLock { state in
          state.left -= 1
          if case .failure = result { state.isDurable = false }
          return state.left == 0 ? state.isDurable : nil
        }
        if let isDurable { completion(isDurable) }
      }
    }
  }
}
