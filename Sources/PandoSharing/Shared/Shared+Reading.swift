extension Shared {
  /// A view of something that is computed of the value, observed as closely as the value: who reads
  /// it is woken when the result changes.
  ///
  /// ```swift
  /// let openCount = $todos.read { $0.count { !$0.isDone } }
  /// ```
  ///
  /// - Parameter body: Computes the result of the value, and of nothing else; called with each read,
  ///   and after commits that may have changed the result. It must not use shared state.
  public func read<Member>(
    _ body: @escaping @Sendable (Value) -> Member
  ) -> SharedReader<Member> {
    SharedReader<Member>(handle: ClosureSlice(handle.target, body))
  }
}

extension SharedReader {
  /// A view of something that is computed of the value, observed as closely as the value: who reads
  /// it is woken when the result changes.
  ///
  /// - Parameter body: Computes the result of the value, and of nothing else; called with each read,
  ///   and after commits that may have changed the result. It must not use shared state.
  public func read<Member>(
    _ body: @escaping @Sendable (Value) -> Member
  ) -> SharedReader<Member> {
    SharedReader<Member>(handle: ClosureSlice(handle.target, body))
  }
}
