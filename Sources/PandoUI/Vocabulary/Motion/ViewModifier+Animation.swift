extension ViewModifier {
  /// The same modifier, whose attributes are animated by a transaction.
  ///
  /// - Parameter transform: Changes the transaction; called at once.
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    concat(TransactionModifier(transform: transform))
  }

  /// The same modifier, whose attributes are animated.
  ///
  /// - Parameter animation: The animation; nil for none.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    concat(TransactionModifier { $0.animation = animation })
  }
}

private struct TransactionModifier: ViewModifier {
  let transform: (inout Transaction) -> Void

  func body(content: Content) -> some View { content.transaction(transform) }
}
