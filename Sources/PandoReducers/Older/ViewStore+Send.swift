internal import Foundation
internal import OpenCombine
internal import PandoDependencies
public import PandoUI

extension ViewStore {
  /// Sends an action.
  ///
  /// - Parameter action: What happened.
  /// - Returns: The effects that this begins.
  @discardableResult
  public func send(_ action: ViewAction) -> StoreTask {
    store.send(action)
  }

  /// Sends an action, whose changes are animated.
  ///
  /// - Parameters:
  ///   - action: What happened.
  ///   - animation: How the changes are drawn.
  /// - Returns: The effects that this begins.
  @discardableResult
  public func send(_ action: ViewAction, animation: Animation?) -> StoreTask {
    store.send(action, animation: animation)
  }

  /// Sends an action in a transaction.
  ///
  /// - Parameters:
  ///   - action: What happened.
  ///   - transaction: How the changes are drawn.
  /// - Returns: The effects that this begins.
  @discardableResult
  public func send(_ action: ViewAction, transaction: Transaction) -> StoreTask {
    store.send(action, transaction: transaction)
  }

  /// Sends an action, and waits while a condition holds. If the task that waits is cancelled, the effects are.
  ///
  /// - Parameters:
  ///   - action: What happened.
  ///   - predicate: The condition.
  public func send(
    _ action: ViewAction,
    while predicate: @escaping (_ state: ViewState) -> Bool
  ) async {
    await wait(for: send(action), while: predicate)
  }

  /// Sends an action, whose changes are animated, and waits while a condition holds.
  ///
  /// - Parameters:
  ///   - action: What happened.
  ///   - animation: How the changes are drawn.
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

  /// A binding that reads a part of what is observed, and sends an action when it is written.
  ///
  /// - Parameters:
  ///   - get: Reads the part.
  ///   - valueToAction: Makes the action.
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

  /// A binding that sends one action, whatever is written.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value,
    send action: ViewAction
  ) -> Binding<Value> {
    binding(get: get, send: { _ in action })
  }

  /// A binding to all that is observed.
  public func binding(
    send valueToAction: @escaping (_ state: ViewState) -> ViewAction
  ) -> Binding<ViewState> {
    binding(get: { $0 }, send: valueToAction)
  }

  /// A binding to all that is observed, which sends one action.
  public func binding(send action: ViewAction) -> Binding<ViewState> {
    binding(send: { _ in action })
  }
}
