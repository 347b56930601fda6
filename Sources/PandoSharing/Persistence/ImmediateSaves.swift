internal import PandoDependencies
internal import Synchronization

/// The saves that a piece of work caused, of values with immediate saves. The reply to the work waits for
/// them.
package final class ImmediateSaves: Sendable {
  /// Whether any value in the process is saved immediately. If not, nothing is collected.
  private static let isUsed = Atomic(false)
  @TaskLocal private static var current: ImmediateSaves?

  private let saves = Locked<[ObjectIdentifier: any PendingSave]>([:])

  private init() {}

  static func use() { isUsed.store(true, ordering: .relaxed) }

  /// Notes a change that is saved immediately.
  static func note(_ save: any PendingSave) {
    guard let current else { return }
    current.saves.withLock { $0[ObjectIdentifier(save)] = save }
  }

  /// Runs some work, and collects the saves that it causes.
  ///
  /// - Returns: The result of the work, and the saves to wait for; nil if there are none. Changes that a
  ///   task started by the work makes later are not included.
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

  /// Waits for the saves in flight, or for their next attempt if the last one failed.
  ///
  /// - Parameter completion: Receives whether all values are durable. Called on any thread, possibly before
  ///   this method returns.
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
