// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

@available(
  *,
  unavailable,
  message: "Views are notified one by one. Use onScrollVisibilityChange(threshold:_:) on each."
)
extension View {
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type,
    threshold: Double = 0.5,
    _ action: @escaping ([ID]) -> Void
  ) -> Self { self }
}
