public import PandoUI

/// Actions of a feature of which the view sends a part.
///
/// ```swift
/// enum Action: ViewAction {
///   case view(View)
///   case response(Result<Item, any Error>)
///   enum View { case saveButtonTapped }
/// }
/// ```
public protocol ViewAction<ViewAction> {
  /// What the view sends.
  associatedtype ViewAction

  /// An action that the view sends.
  static func view(_ action: ViewAction) -> Self
}

/// A view with a store, which sends the actions that are the view's: `send(.saveButtonTapped)`.
@MainActor
public protocol ViewActionSending<StoreState, StoreAction> {
  /// The state of the store.
  associatedtype StoreState
  /// The actions of the store.
  associatedtype StoreAction: ViewAction
  /// The store.
  var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  /// Sends an action of the view.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction) -> StoreTask {
    store.send(.view(action))
  }

  /// Sends an action of the view, whose changes are animated.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
    store.send(.view(action), animation: animation)
  }

  /// Sends an action of the view in a transaction.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, transaction: Transaction) -> StoreTask {
    store.send(.view(action), transaction: transaction)
  }
}
