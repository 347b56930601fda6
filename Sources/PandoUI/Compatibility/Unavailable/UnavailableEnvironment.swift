// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

@available(*, unavailable, message: "There is no hand-off to other devices on Linux.")
extension View {
  public func userActivity(
    _ activityType: String,
    isActive: Bool = true,
    _ update: @escaping (Any) -> Void
  ) -> Self { self }
}

@available(*, unavailable, message: "There is no hand-off on Linux. Use onOpenURL(perform:).")
extension View {
  public func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (Any) -> Void
  ) -> Self { self }
}
