extension Shared {
  /// A reader of a result that is computed from the value. Its observers are woken only when the
  /// result changes.
  ///
  /// ```swift
  /// let openCount = $todos.read { $0.count { !$0.isDone } }
  /// ```
  ///
  /// - Parameter body: Computes the result from the value alone. Called on each read, and after
  ///   each commit that may have changed the result. It must not use shared state.
  public func read<Member>(
    _ body: @escaping @Sendable (Value) -> Member
  ) -> SharedReader<Member> {
    SharedReader<Member>(handle: ClosureSlice(handle.target, body))
  }
}

extension SharedReader {
  /// A reader of a result that is computed from the value. Its observers are woken only when the
  /// result changes.
  ///
  /// - Parameter body: Computes the result from the value alone. Called on each read, and after
  ///   each commit that may have changed the result. It must not use shared state.
  public func read<Member>(
    _ body: @escaping @Sendable (Value) -> Member
  ) -> SharedReader<Member> {
    SharedReader<Member>(handle: ClosureSlice(handle.target, body))
  }
}
