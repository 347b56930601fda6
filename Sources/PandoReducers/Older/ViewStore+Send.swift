internal import Foundation
internal import OpenCombine
internal import PandoDependencies
public import PandoUI

extension ViewStore {
  /// Sends an action.
  ///
  /// - Parameter action: The action.
  /// - Returns: The effects that the action began.
  @discardableResult
  public func send(_ action: ViewAction) -> StoreTask {
    store.send(action)
  }

  /// Sends an action and animates its changes.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: The animation of the changes.
  /// - Returns: The effects that the action began.
  @discardableResult
  public func send(_ action: ViewAction, animation: Animation?) -> StoreTask {
    store.send(action, animation: animation)
  }

  /// Sends an action in a transaction.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - transaction: The transaction of the changes.
  /// - Returns: The effects that the action began.
  @discardableResult
  public func send(_ action: ViewAction, transaction: Transaction) -> StoreTask {
    store.send(action, transaction: transaction)
  }

  /// Sends an action, and waits while a condition holds. Cancelling the task that waits cancels the effects.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - predicate: The condition.
  public func send(
    _ action: ViewAction,
    while predicate: @escaping (_ state: ViewState) -> Bool
  ) async {
    await wait(for: send(action), while: predicate)
  }

  /// Sends an action, animates its changes, and waits while a condition holds.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: The animation of the changes.
  ///   - predicate: The condition.
  public func send(
    _ action: ViewAction,
    animation: Animation?,
    while predicate: @escaping (_ state: ViewState) -> Bool
  ) async {
    await wait(for: send(action, animation: animation), while: predicate)
  }

  private func wait(for task: StoreTask, while predicate: @escaping (ViewState) -> Bool) async {
    await withTaskCancellationHandler {
      await yield(while: predicate)
    } onCancel: {
      task.cancel()
    }
  }

  /// Waits while a condition holds.
  ///
  /// - Parameter predicate: The condition.
  public func yield(while predicate: @escaping (_ state: ViewState) -> Bool) async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let subscription =
      publisher
      .filter { !predicate($0) }
      .prefix(1)
      .sink { _ in continuation.finish() }
    for await _ in stream {}
    subscription.cancel()
  }

  /// A binding that reads a part of the observed state, and sends an action when it is written.
  ///
  /// - Parameters:
  ///   - get: Reads the part.
  ///   - valueToAction: Makes the action from the written value.
  /// - Returns: The binding.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value,
    send valueToAction: @escaping (_ value: Value) -> ViewAction
  ) -> Binding<Value> {
    binding(get: get, compactSend: valueToAction)
  }

  @_disfavoredOverload
  func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value,
    compactSend valueToAction: @escaping (_ value: Value) -> ViewAction?
  ) -> Binding<Value> {
    Binding(
      get: { get(self.state) },
      set: { value, transaction in
        BindingLocal.$isActive.withValue(true) {
          guard let action = valueToAction(value) else { return }
          self.send(action, transaction: transaction)
        }
      }
    )
  }

  /// A binding that reads a part of the observed state, and sends the same action for each written value.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value,
    send action: ViewAction
  ) -> Binding<Value> {
    binding(get: get, send: { _ in action })
  }

  /// A binding to the whole observed state.
  public func binding(
    send valueToAction: @escaping (_ state: ViewState) -> ViewAction
  ) -> Binding<ViewState> {
    binding(get: { $0 }, send: valueToAction)
  }

  /// A binding to the whole observed state, which sends the same action for each written value.
  public func binding(send action: ViewAction) -> Binding<ViewState> {
    binding(send: { _ in action })
  }
}
