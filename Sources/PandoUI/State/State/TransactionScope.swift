/// The transaction of changes that are made on this thread.
extension Transaction {
  @TaskLocal static var current: Transaction?
}

/// Makes changes with an animation.
///
/// - Parameters:
///   - animation: The animation of the changes; nil draws them at once.
///   - body: Changes state; called at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Makes changes with a transaction.
///
/// - Parameters:
///   - transaction: The transaction of the changes.
///   - body: Changes state; called at once.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction, operation: body)
}

/// Makes changes with a transaction in which one property has a value.
///
/// ```swift
/// withTransaction(\.disablesAnimations, true) { isOpen = false }
/// ```
///
/// - Parameters:
///   - keyPath: The property of the transaction.
///   - value: Its value.
///   - body: Changes state; called at once.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>,
  _ value: Value,
  _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
