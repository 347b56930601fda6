extension Result {
  /// Runs asynchronous work and stores its result, or the error that it throws.
  ///
  /// ```swift
  /// await send(.factResponse(Result { try await factClient.fetch(number) }))
  /// ```
  ///
  /// - Parameter body: The work.
  public init(catching body: () async throws(Failure) -> Success) async {
    do throws(Failure) {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
